import { CacheExpiration } from 'workbox-expiration';
import { type Language, OFFLINE_CACHES, OFFLINE_LIMITS } from '@/lib/config';
import { isScarce } from '@/lib/domain/scarce-connection';
import { addressIn, languageOfPath } from '@/lib/domain/site/address';
import { ANSWERS, answerRoute } from '@/lib/domain/site/answers';
import { HELP_LINKS } from '@/lib/site/navigation';
import { cacheFiles, dropOtherFiles } from './cached-files';
import { cacheableText, loadedFiles } from './page-files';
import { isCacheable } from './request-kind';

const { pages: PAGES, help: HELP } = OFFLINE_CACHES;
const maxAgeSeconds = OFFLINE_LIMITS.pageAgeS;
const ages = {
  [PAGES]: new CacheExpiration(PAGES, { maxEntries: OFFLINE_LIMITS.pages, maxAgeSeconds }),
  [HELP]: new CacheExpiration(HELP, { maxAgeSeconds }),
};
/** Help that is too old is fetched anew, where data is not saved; until then it stays. */
const limits = { [PAGES]: ages[PAGES], [HELP]: new CacheExpiration(HELP, { maxEntries: OFFLINE_LIMITS.help }) };

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

/** Whether a page has its place among the help, and does not count as one that was opened. */
function isHelpPath(path: string): boolean {
  return helpPaths(languageOfPath(path)).includes(path) || path === offlinePath(languageOfPath(path));
}

const cacheOf = (path: string) => (isHelpPath(path) ? HELP : PAGES);

/** One at a time, also where a newer worker takes over: files that were fetched for a page must not be dropped before the page is there. */
function alone<Value>(task: () => Promise<Value>): Promise<Value> {
  return navigator.locks.request('kept-pages', task) as Promise<Value>;
}

/** Caches a page once all its files are cached. What is cached already stays where this fails. */
async function cachePage(path: string, options: RequestInit): Promise<void> {
  const name = cacheOf(path);
  const response = await fetch(path, options);
  const text = await cacheableText(response.clone());
  if (text === undefined || !(await cacheFiles(loadedFiles(text)))) return;
  await ages[name].updateTimestamp(path);
  const cache = await caches.open(name);
  const earlier = await (await cache.match(path))?.text();
  await cache.put(path, response);
  const before = (await cache.keys()).length;
  await limits[name].expireEntries();
  if ((earlier !== undefined && earlier !== text) || (await cache.keys()).length < before) await dropOtherFiles();
}

async function cacheHelp(path: string): Promise<void> {
  const cache = await caches.open(HELP);
  if ((await cache.match(path)) && !(await ages[HELP].isURLExpired(path))) return;
  await cachePage(path, { priority: 'low' } as RequestInit);
}

/** Whether the visitor has come back, or gone on to a second page: most who have not never will. */
async function isKnown(): Promise<boolean> {
  const cache = await caches.open(PAGES);
  return (await cache.keys()).length > 1;
}

/** Caches the open page and the help in its language. Where it was cached already (`isFromDevice`) the network is asked, or it would never be too old. */
export async function cacheOpened(address: string, isFromDevice: boolean): Promise<void> {
  const url = new URL(address);
  const language = languageOfPath(url.pathname);
  if (isCacheable(url)) await alone(() => cachePage(url.pathname, { cache: isFromDevice ? 'no-cache' : 'force-cache' }));
  const isStaying = await isKnown();
  // Then nothing is fetched that was not asked for, but the offline page for those who stay.
  const isSparing = isScarce(navigator.connection);
  if (isStaying || !isSparing) await alone(() => cacheHelp(offlinePath(language)));
  if (!isStaying || isSparing) return;
  for (const path of helpPaths(language)) await alone(() => cacheHelp(path));
}

/** A cached page that is not too old, or a cached help page of any age. */
export async function findCached(path: string): Promise<Response | undefined> {
  const name = cacheOf(path);
  const response = await (await caches.open(name)).match(path);
  return response && (name === HELP || !(await ages[name].isURLExpired(path))) ? response : undefined;
}

/** The offline page in the language of the address, or any. Status 503, so the browser does not store it as a prefetched page. */
export async function offlineAnswer(path: string): Promise<Response> {
  // It lists what is cached: nothing that is too old to open.
  await ages[PAGES].expireEntries().catch(() => undefined);
  const cache = await caches.open(HELP);
  const cached = (await cache.match(offlinePath(languageOfPath(path)))) ?? (await anyOffline(cache));
  return cached ? new Response(cached.body, { status: 503, statusText: 'No connection', headers: cached.headers }) : Response.error();
}

async function anyOffline(cache: Cache): Promise<Response | undefined> {
  const request = (await cache.keys()).find(({ url }) => url.endsWith('/offline'));
  return request && cache.match(request);
}

/** After a newer worker has come: nothing stays that it does not know of. */
export async function dropUnknown(): Promise<void> {
  const known: readonly string[] = Object.values(OFFLINE_CACHES);
  for (const name of await caches.keys()) if (!known.includes(name)) await caches.delete(name);
  await alone(dropOtherFiles);
}
