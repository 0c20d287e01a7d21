import { readItem } from '../browser/storage/local-storage.ts';
import { LOGIN_KEY } from '../browser/storage/storage-keys.ts';

/** Whose login this page shows. Every login has an id in storage, which a refresh does not change. */
export interface PageLogin {
  /** From now on the page is about the login that is stored. */
  follow: () => void;
  /** Whether another tab has signed in since: the stored token may be another player's. */
  isReplaced: () => boolean;
}

/** Makes one page's memory of its login. Before the first `follow` no login counts as replaced. */
export function createPageLogin(): PageLogin {
  let followed: string | undefined;
  const readLogin = () => readItem(LOGIN_KEY) ?? '';
  return {
    follow() {
      followed = readLogin();
    },
    isReplaced: () => followed !== undefined && followed !== readLogin(),
  };
}

export const pageLogin = createPageLogin();
