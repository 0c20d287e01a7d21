import { DEFAULT_LANGUAGE, LANGUAGES } from '../../config.ts';
import { addressIn, languageOfPath } from '../../domain/site/address.ts';
import { isRefCode, isToken } from '../../domain/text/visible-ascii.ts';
import {
  BREAK_KEY,
  DRAFT_PREFIX,
  FORCED_SIGN_IN_KEY,
  LANGUAGE_KEY,
  LOGIN_AT_KEY,
  LOGIN_KEY,
  REF_KEY,
  REFRESH_TOKEN_KEY,
  SESSION_ONLY_KEY,
  type StorageKey,
  TOKEN_KEY,
  USED_CHANNELS_KEY,
} from '../storage/storage-keys.ts';

/**
 * Runs before the first paint and before any other script. It
 * - stores the address's `ref`, and removes `force_token` from the address, which ends up in logs and histories,
 * - chooses the language, and redirects from pages that the visitor may not see,
 * - sets attributes on `<html>` for CSS: `data-session` (which header), `data-break` (the end of a break in place of a form), `data-draft` (a form
 *   that was being filled in is not shown empty first).
 *
 * The page itself sets `data-languages` where it exists in some languages only, and `data-guard`: `player` (account pages), `guest`
 * (login, register), `anybody` (password reset) or `logout`. On a prerendered page it only finds out whose it is, and does the rest on activation.
 */
export function runHeadScript(window: Window, forceToken: boolean): void {
  const { location, document } = window;
  const page = document.documentElement.dataset;
  page['session'] = 'guest';
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', () => runHeadScript(window, forceToken), {
      once: true,
    });
    try {
      if (isToken(window.localStorage.getItem(TOKEN_KEY) ?? '')) page['session'] = 'player';
      showBreak(window.localStorage, page);
    } catch {
      // Storage is denied, as below.
    }
    return;
  }
  // Clickjacking must not move money, and some hosts cannot send the header that forbids framing (security.md, hazard 21).
  document.documentElement.hidden = page['guard'] === 'player' && window.top !== window.self;
  // An island whose file is gone, after a newer release or a lost network, would leave a form that never works.
  document.addEventListener('astro:hydration-error', () => {
    const broken = document.querySelector<HTMLElement>('[data-broken]');
    const link = broken?.querySelector('a');
    if (!broken || !link) return;
    link.search = location.search;
    broken.hidden = false;
  });
  const query = new URLSearchParams(location.search);
  const forced =
    query.get('force_token') ?? new URLSearchParams(location.hash.slice(1)).get('force_token');
  // Where storage is denied, too.
  if (forced !== null) window.history.replaceState(null, '', location.pathname);
  try {
    const storage = window.localStorage;
    showBreak(storage, page);
    if (page['guard'] === 'player' && window.sessionStorage.getItem(`${DRAFT_PREFIX}deposit`))
      page['draft'] = '';
    const write = (key: StorageKey, value: string) => {
      try {
        storage.setItem(key, value);
      } catch {
        // Storage is full: the page works without, and the old value must not come back.
        storage.removeItem(key);
      }
    };
    // The address's, since what is shown without a connection may be in another one.
    const language = languageOfPath(location.pathname);
    if (language !== DEFAULT_LANGUAGE) write(LANGUAGE_KEY, language);

    const ref = query.get('ref');
    if (ref && isRefCode(ref)) write(REF_KEY, ref);

    if (forceToken && forced !== null && isToken(forced)) {
      // The same link again is the same login: other tabs would not be told of an equal token.
      if (storage.getItem(TOKEN_KEY) !== forced) storage.setItem(LOGIN_KEY, String(Math.random()));
      storage.setItem(LOGIN_AT_KEY, String(Date.now()));
      storage.setItem(TOKEN_KEY, forced);
      storage.removeItem(REFRESH_TOKEN_KEY);
      storage.removeItem(SESSION_ONLY_KEY);
      window.sessionStorage.setItem(FORCED_SIGN_IN_KEY, '1');
      location.replace('/');
      return;
    }

    const browserWasClosed =
      storage.getItem(SESSION_ONLY_KEY) && !document.cookie.includes(`${SESSION_ONLY_KEY}=`);
    if (browserWasClosed || page['guard'] === 'logout') {
      for (const key of [LOGIN_KEY, LOGIN_AT_KEY, TOKEN_KEY, REFRESH_TOKEN_KEY, SESSION_ONLY_KEY])
        storage.removeItem(key);
    }
    if (page['guard'] === 'logout') storage.removeItem(USED_CHANNELS_KEY);

    if (language === DEFAULT_LANGUAGE) {
      const stored = storage.getItem(LANGUAGE_KEY);
      const storedLanguage = LANGUAGES.find((code) => code === stored && code !== DEFAULT_LANGUAGE);
      if (storedLanguage && (page['languages'] ?? storedLanguage).includes(storedLanguage)) {
        location.replace(
          addressIn(storedLanguage, location.pathname) + location.search + location.hash,
        );
        return;
      }
    }
    document.addEventListener('click', (click) => {
      const link = (click.target as Element | null)?.closest?.<HTMLAnchorElement>(
        '[data-choose-language]',
      );
      const chosen = link?.dataset['chooseLanguage'];
      if (!chosen) return;
      write(LANGUAGE_KEY, chosen);
      // What the page shows by its address: a promotion that was joined, the filters of the transactions.
      link.search = location.search;
      if (click.altKey || click.ctrlKey || click.metaKey || click.shiftKey) return;
      // In place of this page, which Back would only lead from to the other one again. Last of all, after whatever holds the tap (`hold-links.ts`).
      const replacePage = (event: Event) => {
        if (event !== click || event.defaultPrevented) return;
        event.preventDefault();
        location.replace(link.href);
      };
      window.addEventListener('click', replacePage, { once: true });
    });

    // As `readTokens` reads it, or the two would send the visitor to and fro.
    const player = isToken(storage.getItem(TOKEN_KEY) ?? '');
    page['session'] = player ? 'player' : 'guest';
    if (page['guard'] === 'player' && !player) {
      location.replace(
        `${addressIn(language, '/login')}?next=${encodeURIComponent(location.pathname + location.search)}`,
      );
    } else if ((page['guard'] === 'guest' && player) || page['guard'] === 'logout') {
      location.replace(addressIn(language, '/'));
    }
  } catch {
    // Storage is denied: the page stays a guest's page, and everything public works.
  }
}

/** A connection that is lost leaves the parser of Chromium waiting for ever. */
const LONGEST_MS = 10_000;

/** Marks the page while its HTML arrives: parts that would shift with every piece are hidden until they are whole (`arriving:`). */
export function markArriving(): void {
  const { dataset } = document.documentElement;
  const unmark = () => delete dataset['arriving'];
  dataset['arriving'] = '';
  document.addEventListener('readystatechange', unmark, { once: true });
  setTimeout(unmark, LONGEST_MS);
}

/** The end of a break comes first in what is stored (src/lib/domain/safer-play/break.ts). */
function showBreak(storage: Pick<Storage, 'getItem'>, page: DOMStringMap): void {
  if (Number.parseInt(storage.getItem(BREAK_KEY) ?? '', 10) > Date.now()) page['break'] = '';
}
