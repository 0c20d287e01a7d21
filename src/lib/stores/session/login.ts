import { readItem, writeItem } from '../../browser/storage/local-storage.ts';
import { LOGIN_AT_KEY, LOGIN_KEY } from '../../browser/storage/storage-keys.ts';
import { timeToCheck } from '../../domain/safer-play/reality-check.ts';
import { readRealityCheck } from '../safer-play/reality-check-choice.ts';

/**
 * When this login began, in milliseconds of the device's clock. If no time is stored, or it lies in the future (clock set back), the login counts
 * from now.
 */
export function loginTime(now = Date.now()): number {
  const stored = Number(readItem(LOGIN_AT_KEY));
  if (stored > 0 && stored <= now) return stored;
  writeItem(LOGIN_AT_KEY, String(now));
  return now;
}

/** Milliseconds until this login's next reality check, zero or less when it is due; undefined when none will come. */
export function timeToRealityCheck(): number | undefined {
  const now = Date.now();
  return timeToCheck({ ...readRealityCheck(), loginAt: loginTime(now), now });
}

/** Every login has an id in storage, which a refresh does not change. */
const storedLogin = () => readItem(LOGIN_KEY) ?? '';

/** The login that this page is about; undefined before the first `followLogin`. */
let followed: string | undefined;

/** From now on the page is about the login that is stored. */
export function followLogin(): void {
  followed = storedLogin();
}

/** Whether another tab has signed in since: the stored token may be another player's. */
export function isLoginReplaced(): boolean {
  return followed !== undefined && followed !== storedLogin();
}
