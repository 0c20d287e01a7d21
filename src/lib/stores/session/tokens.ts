import {
  onStoredChange,
  readItem,
  removeItem,
  writeItem,
} from '../../browser/storage/local-storage.ts';
import {
  LOGIN_AT_KEY,
  LOGIN_KEY,
  REFRESH_TOKEN_KEY,
  SESSION_ONLY_KEY,
  TOKEN_KEY,
} from '../../browser/storage/storage-keys.ts';
import { isToken } from '../../domain/text/visible-ascii.ts';

export interface Tokens {
  access: string | undefined;
  refresh: string | undefined;
}

/** The tokens of a login or a refresh; not every refresh brings a new refresh token. */
export interface NewTokens {
  access: string;
  refresh: string | undefined;
}

/** The browser's `storage` event reaches the other tabs only, so this tab has an event of its own. */
const CHANGE_EVENT = 'session:tokens';

/** Reads the stored tokens. One that could not be sent in a header counts as missing. */
export function readTokens(): Tokens {
  return { access: readToken(TOKEN_KEY), refresh: readToken(REFRESH_TOKEN_KEY) };
}

/**
 * Stores tokens; returns whether they will be there on the next page. The access token is written first: other processes see writes in their order,
 * and one that sees the new access token does not refresh with the old refresh token.
 */
export function storeTokens(tokens: NewTokens): boolean {
  const isStored = writeItem(TOKEN_KEY, tokens.access);
  if (tokens.refresh) writeItem(REFRESH_TOKEN_KEY, tokens.refresh);
  notifyThisTab();
  return isStored;
}

/** Stores the tokens of a login, as `storeTokens` does. Without `remember` they are valid until the browser is closed, which takes a cookie. */
export function storeLogin(tokens: NewTokens, remember: boolean): boolean {
  // First, since other tabs must not take the tokens for their own. They are not told of an equal token, which is the same player's.
  if (readItem(TOKEN_KEY) !== tokens.access) writeItem(LOGIN_KEY, newLoginId());
  writeItem(LOGIN_AT_KEY, String(Date.now()));
  if (!tokens.refresh) removeItem(REFRESH_TOKEN_KEY);
  if (remember) removeItem(SESSION_ONLY_KEY);
  else writeItem(SESSION_ONLY_KEY, '1');
  writeSessionCookie(!remember);
  return storeTokens(tokens) && (remember || document.cookie.includes(`${SESSION_ONLY_KEY}=`));
}

/** Signs out in every tab. The access token is removed last, since the other tabs wait for that. */
export function clearTokens(): void {
  for (const key of [LOGIN_KEY, LOGIN_AT_KEY, SESSION_ONLY_KEY, REFRESH_TOKEN_KEY, TOKEN_KEY])
    removeItem(key);
  writeSessionCookie(false);
  notifyThisTab();
}

/** Calls the listener after the tokens changed, in this tab or in another, and in a page from the back/forward cache, where they may have. */
export function onTokensChange(listener: (isThisTab: boolean) => void): void {
  addEventListener(CHANGE_EVENT, () => listener(true));
  onStoredChange(TOKEN_KEY, () => listener(false));
}

function readToken(key: string): string | undefined {
  const token = readItem(key);
  return token && isToken(token) ? token : undefined;
}

/** Unique, not secret. */
function newLoginId(): string {
  return Math.random().toString(36).slice(2);
}

function notifyThisTab(): void {
  dispatchEvent(new Event(CHANGE_EVENT));
}

/** All tabs share the cookie, and it is gone once the browser is closed. */
function writeSessionCookie(isSet: boolean): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and the page is left right after a login.
  document.cookie = `${SESSION_ONLY_KEY}=1; path=/; samesite=lax${secure}${isSet ? '' : '; max-age=0'}`;
}
