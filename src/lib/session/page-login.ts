import { readItem } from '../browser/storage/local-storage.ts';
import { LOGIN_KEY } from '../browser/storage/storage-keys.ts';

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
