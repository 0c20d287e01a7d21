import { readItem } from '../browser/storage/local-storage.ts';
import { LOGIN_KEY } from '../browser/storage/storage-keys.ts';

/** Whose login this page shows. Every login has an id in storage, which a refresh does not change. */
export interface PageLogin {
  /** From now on the page is about the login that is stored. */
  follow: () => void;
  /** Whether somebody else may have signed in since, in another tab: the stored token is not for this page's calls. */
  isReplaced: () => boolean;
}

/** Makes the memory of one page. Before its first `follow` it is about nobody, so that nothing can be replaced. */
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
