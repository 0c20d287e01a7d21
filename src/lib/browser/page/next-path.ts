import { LANGUAGES } from '../../config.ts';
import { parseUrl } from '../../domain/site/parse-url.ts';

/** Pages that a player is redirected away from, or that log out. */
const NOT_FOR_PLAYERS = new RegExp(`^(/(${LANGUAGES.join('|')}))?/(login|register|forgot_password|logout)/?$`);

/**
 * Where to go after a login (decisions, 12): the `next` of the page's query when it is a path of this site, else `home`. The browser's own parser
 * decides, since `//x`, `/\x` and addresses with tabs in them are other sites (security.md, hazard 7).
 */
export function nextPath({ search, origin }: Pick<Location, 'search' | 'origin'>, home: string): string {
  const next = new URLSearchParams(search).get('next');
  const address = next?.startsWith('/') ? parseUrl(next, origin) : undefined;
  if (!address) return home;
  const { origin: target, pathname, search: query, hash } = address;
  if (target !== origin || pathname.startsWith('//') || NOT_FOR_PLAYERS.test(pathname)) return home;
  return pathname + query + hash;
}
