import type { StorageKey } from './storage-keys.ts';

/** Values that could not be written, because storage is denied or full; they last as long as the page. */
const unwritten = new Map<string, string>();

export function readItem(key: string): string | undefined {
  try {
    return unwritten.get(key) ?? localStorage.getItem(key) ?? undefined;
  } catch {
    return unwritten.get(key);
  }
}

/** Returns whether the value is stored. Where storage is denied or full it lasts as long as the page. */
export function writeItem(key: StorageKey, value: string): boolean {
  if (replaceItem(key, value)) return true;
  // The old value would come back once the page is left.
  removeItem(key);
  unwritten.set(key, value);
  return false;
}

/** Returns whether the value is stored. Where storage is denied or full, the old one stays. */
export function replaceItem(key: StorageKey, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    unwritten.delete(key);
    return true;
  } catch {
    return false;
  }
}

export function removeItem(key: string): void {
  unwritten.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Denied: then nothing is stored either.
  }
}

/** Tells this tab of a change that it made itself: the browser's own event reaches the other tabs only. */
export function announceChange(key: string): void {
  dispatchEvent(new StorageEvent('storage', { key }));
}

/** Calls the listener after a change in any tab, and in a page from the back/forward cache. Returns the function that stops it. */
export function onStoredChange(key: string, listener: () => void): () => void {
  // The event's key is null when all was cleared.
  const onStorage = (event: StorageEvent) =>
    (event.key === key || event.key === null) && listener();
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && listener();
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
  };
}
