import { readItem, writeItem } from '../browser/storage/local-storage.ts';
import { LOGIN_AT_KEY } from '../browser/storage/storage-keys.ts';

/**
 * When this login began, in milliseconds of the device's clock. One without a time, from an older release of the site, and one that a clock set
 * back has moved into the future begin when they are first seen.
 */
export function loginTime(now = Date.now()): number {
  const stored = Number(readItem(LOGIN_AT_KEY));
  if (stored > 0 && stored <= now) return stored;
  writeItem(LOGIN_AT_KEY, String(now));
  return now;
}
