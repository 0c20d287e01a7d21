import { readItem, removeItem, writeItem } from '../browser/storage/local-storage.ts';
import { REFRESH_TOKEN_KEY, SESSION_ONLY_KEY, TOKEN_KEY } from '../browser/storage/storage-keys.ts';
import { isToken } from '../domain/text/visible-ascii.ts';

export interface Tokens {
  access: string | undefined;
  refresh: string | undefined;
}

/** What a login or a refresh hands out; not every refresh brings a new refresh token. */
export interface NewTokens {
  access: string;
  refresh: string | undefined;
}

const CHANGED = 'session:tokens';

/** The stored tokens; one that no header could carry counts as none. */
export function readTokens(): Tokens {
  return { access: readToken(TOKEN_KEY), refresh: readToken(REFRESH_TOKEN_KEY) };
}

/**
 * Stores tokens. The access token goes first: another process sees writes in their order, and one that sees the new access token does not
 * refresh with the old refresh token.
 */
export function storeTokens(tokens: NewTokens): void {
  writeItem(TOKEN_KEY, tokens.access);
  if (tokens.refresh) writeItem(REFRESH_TOKEN_KEY, tokens.refresh);
  tell();
}

/** Stores the tokens of a login. Without `remember` they hold until the browser is closed (decisions, 7). */
export function storeLogin(tokens: NewTokens, remember: boolean): void {
  if (!tokens.refresh) removeItem(REFRESH_TOKEN_KEY);
  if (remember) removeItem(SESSION_ONLY_KEY);
  else writeItem(SESSION_ONLY_KEY, '1');
  writeSessionCookie(!remember);
  storeTokens(tokens);
}

/** Signs out in every tab; the access token goes last, since its end is what the others wait for. */
export function clearTokens(): void {
  for (const key of [SESSION_ONLY_KEY, REFRESH_TOKEN_KEY, TOKEN_KEY]) removeItem(key);
  writeSessionCookie(false);
  tell();
}

/** Told after the tokens changed, in this tab (`here`) or in another. Returns the way to stop. */
export function onTokensChange(listener: (here: boolean) => void): () => void {
  const here = () => listener(true);
  const elsewhere = (event: StorageEvent) => {
    // Without a key everything was cleared.
    if (event.key === TOKEN_KEY || event.key === null) listener(false);
  };
  addEventListener(CHANGED, here);
  addEventListener('storage', elsewhere);
  return () => {
    removeEventListener(CHANGED, here);
    removeEventListener('storage', elsewhere);
  };
}

function readToken(key: string): string | undefined {
  const token = readItem(key);
  return token && isToken(token) ? token : undefined;
}

function tell(): void {
  dispatchEvent(new Event(CHANGED));
}

/** It lives until the browser is closed, for all tabs together. */
function writeSessionCookie(lives: boolean): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and the page is left right after a login.
  document.cookie = `${SESSION_ONLY_KEY}=1; path=/; samesite=lax${secure}${lives ? '' : '; max-age=0'}`;
}
