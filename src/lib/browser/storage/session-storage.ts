import type { StorageKey } from './storage-keys.ts';

/** Session storage may be denied or full. Then nothing is stored, which costs no more than comfort. */
export function readSessionItem(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether it will be there on the next page. */
export function writeSessionItem(key: StorageKey, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    // Full: the old value would not match the page any more.
    removeSessionItem(key);
    return false;
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
