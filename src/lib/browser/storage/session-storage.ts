/** Session storage may be denied or full. Then nothing is stored, which costs no more than comfort. */
export function readSessionItem(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeSessionItem(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Full: the old value would not match the page any more.
    removeSessionItem(key);
  }
}

export function removeSessionItem(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Denied: then nothing is stored either.
  }
}

export function sessionItemKeys(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}
