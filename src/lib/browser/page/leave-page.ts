import { LANGUAGES } from '../../config.ts';
import {
  addressIn,
  languageOfPath,
  loginAddress,
  parseUrl,
  routeOfPath,
} from '../../domain/site/address.ts';
import { pageAddress, pageLanguage } from './page-language.ts';

/** Goes to the login, which leads back to this page. Does nothing on the login page and on the other forms of its kind. */
export function goToLogin(): void {
  if (['guest', 'anybody'].includes(document.documentElement.dataset['guard'] ?? '')) return;
  location.replace(loginAddress(pageLanguage(), location.pathname + location.search));
}

/** Leaves a page that this visitor may not see any more, as the head script would on arrival (spec section 6). */
export function redirectIfNotAllowed(session: 'guest' | 'player'): void {
  const { guard } = document.documentElement.dataset;
  if (guard === 'player' && session === 'guest') goToLogin();
  if (guard === 'guest' && session === 'player')
    location.replace(nextPath(location, pageAddress('/')));
}

/** Goes to a path of this site. The back button does not lead to the page that was left. */
export function replacePage(path: string): void {
  location.replace(path);
}

/** Pages that a player is redirected away from, or that log out, at every address that servers redirect to them. */
const NOT_FOR_PLAYERS = new RegExp(
  `^(/(${LANGUAGES.join('|')}))*/(login|register|forgot_password|logout)(/index|\\.html|/)*$`,
);

/** Servers read a path that is written with `%` as the plain one. */
function isForPlayers(path: string): boolean {
  try {
    return !NOT_FOR_PLAYERS.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/**
 * Where to go after a login: the `next` of the page's query when it is a path of this site, else `home`. It is in the language of `home`, since
 * another one may have been chosen on the form. The browser's own parser decides, since `//x`, `/\x` and addresses with tabs in them are other
 * sites (security.md, hazard 7).
 */
export function nextPath(
  { search, origin }: Pick<Location, 'search' | 'origin'>,
  home: string,
): string {
  const next = new URLSearchParams(search).get('next');
  const address = next?.startsWith('/') ? parseUrl(next, origin) : undefined;
  if (!address) return home;
  const { origin: target, pathname, search: query, hash } = address;
  // It would put another account in the place of the one that has just logged in.
  const hasToken = [query, hash.slice(1)].some((part) =>
    new URLSearchParams(part).has('force_token'),
  );
  const route = routeOfPath(pathname);
  if (hasToken || target !== origin || route.startsWith('//') || !isForPlayers(pathname))
    return home;
  return addressIn(languageOfPath(home), route) + query + hash;
}

/** Sets whose page this is, as the head script did before the first paint. */
export function showSession(session: 'guest' | 'player'): void {
  document.documentElement.dataset['session'] = session;
}
