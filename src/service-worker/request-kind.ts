import { isIndexedRoute } from '@/lib/site/indexing';

/**
 * `cached`: a page that opens without a connection; `live`: one for which there is the offline page; `file`: a script or a style. All else is left to
 * the browser, which has pictures and fonts in its own cache: a font that a worker answers does not match its preload.
 */
export type RequestKind = 'cached' | 'live' | 'file';

/** What a host answers beside the site's pages. */
const NO_PAGE = /^\/(?:api|hooks|reports|healthz|metrics|\.well-known)(?:\/|$)|\.[a-z\d]+$/i;
const FILE = /^\/_astro\/.*\.(?:js|css)$/;

/** Whether the page at an address may be cached: a public one, of whose address every letter is known. Parameters may hold a token or a code. */
export function isCacheable({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  return search === '' && !NO_PAGE.test(pathname) && isIndexedRoute(pathname);
}

/** @param origin the site's own */
export function requestKind(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): RequestKind | undefined {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return undefined;
  if (mode === 'navigate') {
    if (NO_PAGE.test(address.pathname)) return undefined;
    return isCacheable(address) ? 'cached' : 'live';
  }
  return address.search === '' && FILE.test(address.pathname) ? 'file' : undefined;
}
