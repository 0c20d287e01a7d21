import { CacheExpiration } from 'workbox-expiration';
import { type CachePageMessage, type Language, OFFLINE_CACHES, OFFLINE_LIMITS } from '@/lib/config';
import { addressIn, languageOfPath } from '@/lib/domain/site/address';
import { isCacheable } from './request-kind';

const { pages: PAGES, offline: OFFLINE, files: FILES } = OFFLINE_CACHES;
const { pageAgeS: maxAgeSeconds, pages, files } = OFFLINE_LIMITS;
const expiry = {
  [PAGES]: new CacheExpiration(PAGES, { maxEntries: pages, maxAgeSeconds }),
  [OFFLINE]: new CacheExpiration(OFFLINE, { maxAgeSeconds }),
  [FILES]: new CacheExpiration(FILES, { maxEntries: files, maxAgeSeconds }),
};

/** The page that is shown where no other can be. */
const offlinePath = (language: Language) => addressIn(language, '/offline');

/** The page that stands for all others during maintenance (`src/layouts/Page.astro`). */
const MAINTENANCE = /^<!doctype html>\s*<html\b[^>]*\sdata-maintenance\b/i;

async function isPage(response: Response): Promise<boolean> {
  const { headers, redirected, status, type } = response;
  const isHtml =
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    headers.get('content-type')?.startsWith('text/html');
  if (!isHtml || headers.get('cache-control')?.includes('no-store')) return false;
  return !MAINTENANCE.test(await response.clone().text());
}

async function cachePage(
  name: typeof PAGES | typeof OFFLINE,
  path: string,
  options: RequestInit,
): Promise<void> {
  const response = await fetch(path, options);
  if (!(await isPage(response))) return;
  await (await caches.open(name)).put(path, response);
  await expiry[name].updateTimestamp(path);
}

/** Caches files that are named after their content. Those that a page still uses stay as long as the page. */
async function cacheFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES);
  for (const path of paths) {
    if (!(await cache.match(path))) await cache.add(path);
    await expiry[FILES].updateTimestamp(path);
  }
  await expiry[FILES].expireEntries();
}

/** Caches the offline page in a language, and once a week anew; not for visitors who save data. It opens at any age. */
async function cacheOffline(language: Language): Promise<void> {
  if (navigator.connection?.saveData) return;
  const path = offlinePath(language);
  const cached = await (await caches.open(OFFLINE)).match(path);
  if (!cached || (await expiry[OFFLINE].isURLExpired(path)))
    await cachePage(OFFLINE, path, { priority: 'low' } as RequestInit);
}

/** Caches the open page with its files, and the offline page in its language. Where it came from the cache (`isFromDevice`) the network is asked, or it would never be too old. */
export async function cacheOpened(
  address: string,
  { files }: CachePageMessage,
  isFromDevice: boolean,
): Promise<void> {
  const url = new URL(address);
  if (isCacheable(url)) {
    await cacheFiles(files);
    await cachePage(PAGES, url.pathname, { cache: isFromDevice ? 'no-cache' : 'force-cache' });
    await expiry[PAGES].expireEntries();
  }
  await cacheOffline(languageOfPath(url.pathname));
}

/** A cached page that is not too old. */
export async function findCached(path: string): Promise<Response | undefined> {
  const response = await (await caches.open(PAGES)).match(path);
  return response && !(await expiry[PAGES].isURLExpired(path)) ? response : undefined;
}

/** The offline page in the language of the address, or any. Status 503, so the browser does not store it as a prefetched page. */
export async function offlineAnswer(path: string): Promise<Response> {
  // It lists what is cached: nothing that is too old to open.
  await expiry[PAGES].expireEntries().catch(() => undefined);
  const cache = await caches.open(OFFLINE);
  const [any] = await cache.keys();
  const cached =
    (await cache.match(offlinePath(languageOfPath(path)))) ?? (any && (await cache.match(any)));
  return cached
    ? new Response(cached.body, {
        status: 503,
        statusText: 'No connection',
        headers: cached.headers,
      })
    : Response.error();
}
