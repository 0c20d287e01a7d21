import { beforeEach, expect, test, vi } from 'vitest';
import { cacheFiles, dropOtherFiles } from '../../../src/service-worker/cached-files.ts';
import { cacheOpened, findCached, offlineAnswer } from '../../../src/service-worker/cached-pages.ts';

const ORIGIN = 'https://site.example';

/** Texts by path, by the name of their cache; and the paths that were cached just now, all others being a month old. */
const { stores, fresh } = vi.hoisted(() => ({ stores: new Map<string, Map<string, string>>(), fresh: new Set<string>() }));
const storeOf = (name: string) => stores.get(name) ?? new Map<string, string>();
const cached = (name: string) => [...storeOf(name).keys()];
const pathOf = (key: string | { url: string }) => new URL(typeof key === 'string' ? key : key.url, ORIGIN).pathname;

vi.mock('workbox-expiration', () => ({
  CacheExpiration: class {
    readonly #name: string;
    readonly #hasAge: boolean;
    constructor(name: string, { maxAgeSeconds = 0 }) {
      this.#name = name;
      this.#hasAge = maxAgeSeconds > 0;
    }
    updateTimestamp = async (path: string) => void fresh.add(path);
    isURLExpired = async (path: string) => !fresh.has(path);
    async expireEntries() {
      const store = storeOf(this.#name);
      for (const path of store.keys()) if (this.#hasAge && !fresh.has(path)) store.delete(path);
    }
  },
}));

function openCache(name: string) {
  const store = storeOf(name);
  return {
    match: async (key: string | { url: string }) => (store.has(pathOf(key)) ? new Response(store.get(pathOf(key))) : undefined),
    put: async (path: string, response: Response) => void store.set(path, await response.text()),
    delete: async (address: string) => store.delete(pathOf(address)),
    keys: async () => [...store.keys()].map((path) => ({ url: ORIGIN + path })),
  };
}

function page(text: string): Response {
  const response = new Response(text, { headers: { 'content-type': 'text/html' } });
  return Object.defineProperties(response, { type: { value: 'basic' }, clone: { value: () => page(text) } });
}

/** What the server has. */
const FILES: Record<string, string> = {
  '/_astro/page.1.js': 'import"./base.1.js";import("./late.1.js")',
  '/_astro/base.1.js': '',
  '/_astro/late.1.js': '',
};
const fetchFile = async (address: string) => new Response(FILES[address] ?? '', { status: address in FILES ? 200 : 404 });

beforeEach(() => {
  fresh.clear();
  stores.set('kept_pages', new Map([['/slots', 'Slots']]));
  stores.set('kept_files', new Map());
  stores.set(
    'kept_help',
    new Map([
      ['/help', 'Help'],
      ['/offline', 'No connection'],
    ]),
  );
  vi.stubGlobal('caches', { open: async (name: string) => openCache(name) });
  const locks = { request: (_: string, task: () => Promise<unknown>) => task() };
  vi.stubGlobal('navigator', { locks, connection: { saveData: true } });
  vi.stubGlobal('fetch', async (path: string) => (path.startsWith('/_astro/') ? fetchFile(path) : page(`New ${path}`)));
});

test('a page that is too old does not open, and is not there any more for the offline page to list', async () => {
  expect(await findCached('/slots')).toBeUndefined();
  expect(await (await offlineAnswer('/slots')).text()).toBe('No connection');
  expect(cached('kept_pages')).toEqual([]);
});

test('help of any age stays where data is saved, so that it is not fetched anew', async () => {
  for (const path of ['/casino', '/vip']) await cacheOpened(ORIGIN + path, false);
  expect(cached('kept_pages')).toEqual(['/casino', '/vip']);
  expect(await (await findCached('/offline'))?.text()).toBe('New /offline');
  expect(await (await findCached('/help'))?.text()).toBe('Help');
});

test('a page that is opened without a connection gets no younger by that', async () => {
  vi.stubGlobal('fetch', async (path: string, { cache }: RequestInit) => {
    // What the browser itself has of a page is as old.
    if (cache === 'force-cache') return page(path);
    throw new TypeError('No network');
  });
  await expect(cacheOpened(`${ORIGIN}/slots`, true)).rejects.toThrow('No network');
  expect(await findCached('/slots')).toBeUndefined();
});

test('an old page keeps its files beside those of a newer release, and they go with it', async () => {
  storeOf('kept_pages').set('/old', '<script src="/_astro/page.1.js">').set('/new', '<script src="/_astro/page.2.js">');
  await cacheFiles(['/_astro/page.1.js']);
  // Loaded later, while the page was open.
  for (const name of ['late.1.js', 'page.2.js', 'gone.0.js']) storeOf('kept_files').set(`/_astro/${name}`, '');
  await dropOtherFiles();
  expect(cached('kept_files')).toEqual(['/_astro/page.1.js', '/_astro/base.1.js', '/_astro/late.1.js', '/_astro/page.2.js']);
  storeOf('kept_pages').delete('/old');
  await dropOtherFiles();
  expect(cached('kept_files')).toEqual(['/_astro/page.2.js']);
});
