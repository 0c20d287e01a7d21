import { CacheExpiration } from 'workbox-expiration';
import { type CachePageMessage, type Language, OFFLINE_CACHES, OFFLINE_LIMITS } from '@/lib/config';
import { isScarce } from '@/lib/domain/scarce-connection';
import { addressIn, languageOfPath } from '@/lib/domain/site/address';
import { ANSWERS, answerRoute } from '@/lib/domain/site/answers';
import { HELP_LINKS } from '@/lib/site/navigation';
import { isCacheable } from './request-kind';

const { pages: PAGES, help: HELP, files: FILES } = OFFLINE_CACHES;
const { pageAgeS: maxAgeSeconds, pages, files } = OFFLINE_LIMITS;
const expiry = {
  [PAGES]: new CacheExpiration(PAGES, { maxEntries: pages, maxAgeSeconds }),
  [HELP]: new CacheExpiration(HELP, { maxAgeSeconds }),
  [FILES]: new CacheExpiration(FILES, { maxEntries: files, maxAgeSeconds }),
};

const HELP_ROUTES = [
  '/help',
  '/safer-play',
  '/safer-play/break',
  '/safer-play/get-help',
  ...ANSWERS.map(({ slug }) => answerRoute(slug)),
  ...HELP_LINKS.map(({ slug }) => `/help/${slug}`),
];

/** The page that is shown where no other can be. */
const offlinePath = (language: Language) => addressIn(language, '/offline');

/** The help pages in a language, which are cached before anybody opens them. */
function helpPaths(language: Language): string[] {
  return HELP_ROUTES.map((route) => addressIn(language, route));
}

/** Help, and the offline page, do not count among the pages that were opened, and open at any age. */
function cacheOf(path: string) {
  const language = languageOfPath(path);
  return helpPaths(language).includes(path) || path === offlinePath(language) ? HELP : PAGES;
}

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

async function cachePage(path: string, options: RequestInit): Promise<void> {
  const name = cacheOf(path);
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

async function cacheHelp(path: string): Promise<void> {
  const cached = await (await caches.open(HELP)).match(path);
  if (!cached || (await expiry[HELP].isURLExpired(path)))
    await cachePage(path, { priority: 'low' } as RequestInit);
}

/** Whether the visitor has come back, or gone on to a second page: most who have not never will. */
async function isKnown(): Promise<boolean> {
  return (await (await caches.open(PAGES)).keys()).length > 1;
}

/** Caches the open page with its files, and the help in its language. Where it came from the cache (`isFromDevice`) the network is asked, or it would never be too old. */
export async function cacheOpened(
  address: string,
  { files }: CachePageMessage,
  isFromDevice: boolean,
): Promise<void> {
  const url = new URL(address);
  const language = languageOfPath(url.pathname);
  if (isCacheable(url)) {
    await cacheFiles(files);
    await cachePage(url.pathname, { cache: isFromDevice ? 'no-cache' : 'force-cache' });
    await expiry[PAGES].expireEntries();
  }
  const isStaying = await isKnown();
  // Then nothing is fetched that was not asked for, but the offline page for those who stay.
  const isSparing = isScarce(navigator.connection);
  if (isStaying || !isSparing) await cacheHelp(offlinePath(language));
  if (!isStaying || isSparing) return;
  for (const path of helpPaths(language)) await cacheHelp(path);
}

/** A cached page that is not too old, or a cached help page of any age. */
export async function findCached(path: string): Promise<Response | undefined> {
  const name = cacheOf(path);
  const response = await (await caches.open(name)).match(path);
  return response && (name === HELP || !(await expiry[name].isURLExpired(path)))
    ? response
    : undefined;
}

/** The offline page in the language of the address, or any. Status 503, so the browser does not store it as a prefetched page. */
export async function offlineAnswer(path: string): Promise<Response> {
  // It lists what is cached: nothing that is too old to open.
  await expiry[PAGES].expireEntries().catch(() => undefined);
  const cache = await caches.open(HELP);
  const cached =
    (await cache.match(offlinePath(languageOfPath(path)))) ?? (await anyOffline(cache));
  return cached
    ? new Response(cached.body, {
        status: 503,
        statusText: 'No connection',
        headers: cached.headers,
      })
    : Response.error();
}

async function anyOffline(cache: Cache): Promise<Response | undefined> {
  const request = (await cache.keys()).find(({ url }) => url.endsWith('/offline'));
  return request && cache.match(request);
}
