import { readItem } from '../../browser/storage/local-storage.ts';
import {
  readSessionItem,
  removeSessionItem,
  writeSessionItem,
} from '../../browser/storage/session-storage.ts';
import { FORCED_SIGN_IN_KEY, REF_KEY, WELCOME_KEY } from '../../browser/storage/storage-keys.ts';
import { isRefCode } from '../../domain/text/visible-ascii.ts';

/** The referral code the visitor came with. Anybody can write to storage, so it is checked again (security.md, hazard 6). */
export function refCode(): string | undefined {
  const code = readItem(REF_KEY);
  return code && isRefCode(code) ? code : undefined;
}

/** Whether a link with `force_token` signed this player in just now, and no page has named the account yet. */
export function hasForcedSignIn(): boolean {
  return readSessionItem(FORCED_SIGN_IN_KEY) !== undefined;
}

/** As `hasForcedSignIn`; true only once, so that one page names the account. */
export function takeForcedSignIn(): boolean {
  const isForced = hasForcedSignIn();
  removeSessionItem(FORCED_SIGN_IN_KEY);
  return isForced;
}

/** Lets the home page welcome a player who has just registered in this tab. */
export function askForWelcome(): void {
  writeSessionItem(WELCOME_KEY, '1');
}

/** Closes the welcome for good. */
export function endWelcome(): void {
  removeSessionItem(WELCOME_KEY);
}
