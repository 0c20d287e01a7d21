import { beforeEach, expect, test, vi } from 'vitest';
import { cacheOpened, findCached, offlineAnswer } from '../../../src/service-worker/cached-pages.ts';

/** The texts of pages by path, by the name of their cache; and the paths that were cached just now, all others being a month old. */
const { stores, fresh } = vi.hoisted(() => ({ stores: new Map<string, Map<string, string>>(), fresh: new Set<string>() }));
const storeOf = (name: string) => stores.get(name) ?? new Map<string, string>();

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

function response(text: string): Response {
  const page = new Response(text, { headers: { 'content-type': 'text/html' } });
  return Object.defineProperties(page, { type: { value: 'basic' }, clone: { value: () => response(text) } });
}

beforeEach(() => {
  fresh.clear();
  stores.set('kept_pages', new Map([['/slots', 'Slots']]));
  stores.set(
    'kept_help',
    new Map([
      ['/help', 'Help'],
      ['/offline', 'No connection'],
    ]),
  );
  vi.stubGlobal('caches', {
    open: async (name: string) => ({
      match: async (path: string) => (storeOf(name).has(path) ? new Response(storeOf(name).get(path)) : undefined),
      put: async (path: string, page: Response) => storeOf(name).set(path, await page.text()),
      keys: async () => [...storeOf(name).keys()].map((path) => ({ url: `https://site.example${path}` })),
    }),
  });
  const locks = { request: (_: string, task: () => Promise<unknown>) => task() };
  vi.stubGlobal('navigator', { locks, connection: { saveData: true } });
  vi.stubGlobal('fetch', async (path: string) => response(`New ${path}`));
});

test('a page that is too old does not open, and is not there any more for the offline page to list', async () => {
  expect(await findCached('/slots')).toBeUndefined();
  expect(await (await offlineAnswer('/slots')).text()).toBe('No connection');
  expect([...storeOf('kept_pages').keys()]).toEqual([]);
});

test('help of any age stays where data is saved, so that it is not fetched anew', async () => {
  for (const path of ['/casino', '/vip']) await cacheOpened(`https://site.example${path}`, false);
  expect([...storeOf('kept_pages').keys()]).toEqual(['/casino', '/vip']);
  expect(await (await findCached('/offline'))?.text()).toBe('New /offline');
  expect(await (await findCached('/help'))?.text()).toBe('Help');
});

test('a page that is opened without a connection gets no younger by that', async () => {
  vi.stubGlobal('fetch', async (path: string, { cache }: RequestInit) => {
    // What the browser itself has of a page is as old.
    if (cache === 'force-cache') return response(path);
    throw new TypeError('No network');
  });
  await expect(cacheOpened('https://site.example/slots', true)).rejects.toThrow('No network');
  expect(await findCached('/slots')).toBeUndefined();
});
