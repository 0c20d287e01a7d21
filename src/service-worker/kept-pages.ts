import { CacheExpiration } from 'workbox-expiration';
import { KEPT_CACHES, KEPT_LIMITS } from '@/lib/config';
import { isScarce } from '@/lib/domain/scarce-connection';
import { languageOfPath } from '@/lib/domain/site/address';
import { helpPaths, isHelpPath, offlinePath } from './help-pages';
import { dropOtherFiles, keepFiles } from './kept-files';
import { loadedFiles } from './page-files';
import { keptText } from './page-text';
import { isKeptAddress } from './request-kind';

const { pages: PAGES, help: HELP } = KEPT_CACHES;
const maxAgeSeconds = KEPT_LIMITS.pageAgeS;
const ages = {
  [PAGES]: new CacheExpiration(PAGES, { maxEntries: KEPT_LIMITS.pages, maxAgeSeconds }),
  [HELP]: new CacheExpiration(HELP, { maxEntries: KEPT_LIMITS.help, maxAgeSeconds }),
};

const cacheOf = (path: string) => (isHelpPath(path) ? HELP : PAGES);

/** One at a time, also where a newer worker takes over: files that were fetched for a page must not be dropped before the page is there. */
function alone<Value>(task: () => Promise<Value>): Promise<Value> {
  return navigator.locks.request('kept-pages', task) as Promise<Value>;
}

/** Keeps a page once all its files are kept. What is kept already stays where this fails. */
async function keepPage(path: string, options: RequestInit): Promise<void> {
  const name = cacheOf(path);
  const response = await fetch(path, options);
  const text = await keptText(response.clone());
  if (text === undefined || !(await keepFiles(loadedFiles(text)))) return;
  await ages[name].updateTimestamp(path);
  const cache = await caches.open(name);
  const earlier = await (await cache.match(path))?.text();
  await cache.put(path, response);
  const before = (await cache.keys()).length;
  await ages[name].expireEntries();
  if ((earlier !== undefined && earlier !== text) || (await cache.keys()).length < before) await dropOtherFiles();
}

async function keepHelp(path: string): Promise<void> {
  const cache = await caches.open(HELP);
  if ((await cache.match(path)) && !(await ages[HELP].isURLExpired(path))) return;
  await keepPage(path, { priority: 'low' } as RequestInit);
}

/** Whether the visitor has come back, or gone on to a second page: most who have not never will. */
async function isKnown(): Promise<boolean> {
  const cache = await caches.open(PAGES);
  return (await cache.keys()).length > 1;
}

/**
 * Keeps the page that a visitor has open, as the browser has just loaded it, and the help in its language.
 * @param address its address when it was opened
 */
export async function keepOpened(address: string): Promise<void> {
  const url = new URL(address);
  const language = languageOfPath(url.pathname);
  const isKept = isKeptAddress(url);
  if (isKept) await alone(() => keepPage(url.pathname, { cache: 'force-cache' }));
  const isStaying = await isKnown();
  // Then nothing is fetched that was not asked for, but the offline page for those who stay.
  const isSparing = isScarce(navigator.connection);
  if (isStaying || !isSparing) await alone(() => keepHelp(offlinePath(language)));
  if (!isStaying || isSparing) return;
  for (const path of helpPaths(language)) await alone(() => keepHelp(path));
}

/** A kept page that is not too old, or a kept help page of any age. */
export async function findKept(path: string): Promise<Response | undefined> {
  const name = cacheOf(path);
  const response = await (await caches.open(name)).match(path);
  return response && (name === HELP || !(await ages[name].isURLExpired(path))) ? response : undefined;
}

/** The offline page in the language of the address, or any. Status 503, so the browser does not store it as a prefetched page. */
export async function offlineAnswer(path: string): Promise<Response> {
  const cache = await caches.open(HELP);
  const kept = (await cache.match(offlinePath(languageOfPath(path)))) ?? (await anyOffline(cache));
  return kept ? new Response(kept.body, { status: 503, statusText: 'No connection', headers: kept.headers }) : Response.error();
}

async function anyOffline(cache: Cache): Promise<Response | undefined> {
  const request = (await cache.keys()).find(({ url }) => url.endsWith('/offline'));
  return request && cache.match(request);
}

/** After a newer worker has come: nothing stays that it does not know of. */
export async function dropUnknown(): Promise<void> {
  const known: readonly string[] = Object.values(KEPT_CACHES);
  for (const name of await caches.keys()) if (!known.includes(name)) await caches.delete(name);
  await alone(dropOtherFiles);
}
