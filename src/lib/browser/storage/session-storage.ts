/** Session storage may be denied or full: then nothing is kept, and nothing is lost but comfort. */
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
    // Full: what was kept before would not fit the page any more.
    removeSessionItem(key);
  }
}

export function removeSessionItem(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Denied: then nothing is there either.
  }
}

export function sessionItemKeys(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}
