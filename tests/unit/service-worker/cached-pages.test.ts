import { beforeEach, expect, test, vi } from 'vitest';
import { cacheOpened, findCached, offlineAnswer } from '@/service-worker/cached-pages';

const ORIGIN = 'https://site.example';

/** Texts by path, by the name of their cache; and the paths that were cached just now, all others being a month old. */
const { stores, fresh } = vi.hoisted(() => ({
  stores: new Map<string, Map<string, string>>(),
  fresh: new Set<string>(),
}));
const storeOf = (name: string) => stores.get(name) ?? new Map<string, string>();
const cached = (name: string) => [...storeOf(name).keys()];
const pathOf = (key: string | { url: string }) =>
  new URL(typeof key === 'string' ? key : key.url, ORIGIN).pathname;

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
    match: async (key: string | { url: string }) =>
      store.has(pathOf(key)) ? new Response(store.get(pathOf(key))) : undefined,
    add: async (path: string) => void store.set(path, await (await fetch(path)).text()),
    put: async (path: string, response: Response) => void store.set(path, await response.text()),
    delete: async (address: string) => store.delete(pathOf(address)),
    keys: async () => [...store.keys()].map((path) => ({ url: ORIGIN + path })),
  };
}

/** An answer as `fetch` gives it: nothing made by hand has an address, or came by a redirect. */
function page(
  text: string,
  { status = 200, headers = {}, redirected = false, type = 'basic' } = {},
): Response {
  const response = new Response(text, {
    status,
    headers: { 'content-type': 'text/html;charset=utf-8', ...headers },
  });
  return Object.defineProperties(response, {
    redirected: { value: redirected },
    type: { value: type },
  });
}

const MESSAGE = { files: [] };

beforeEach(() => {
  fresh.clear();
  stores.set('kept_pages', new Map([['/slots', 'Slots']]));
  stores.set('kept_files', new Map());
  stores.set('kept_offline', new Map([['/offline', 'No connection']]));
  vi.stubGlobal('caches', { open: async (name: string) => openCache(name) });
  vi.stubGlobal('fetch', async (path: string) => page(`New ${path}`));
});

test('a page that is too old does not open, and is not there any more for the offline page to list', async () => {
  expect(await findCached('/slots')).toBeUndefined();
  expect(await (await offlineAnswer('/slots')).text()).toBe('No connection');
  expect(cached('kept_pages')).toEqual([]);
});

test('an old offline page is fetched anew, and opens where it cannot be', async () => {
  vi.stubGlobal('fetch', async (path: string) => page(`New ${path}`, { status: 503 }));
  await cacheOpened(`${ORIGIN}/casino`, MESSAGE, false);
  expect(await (await offlineAnswer('/bd/bank')).text()).toBe('No connection');
  vi.stubGlobal('fetch', async (path: string) => page(`New ${path}`));
  await cacheOpened(`${ORIGIN}/casino`, MESSAGE, false);
  expect(await (await offlineAnswer('/bank')).text()).toBe('New /offline');
});

test('nothing is fetched ahead where data is saved', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  storeOf('kept_offline').clear();
  await cacheOpened(`${ORIGIN}/casino`, MESSAGE, false);
  expect(cached('kept_offline')).toEqual([]);
});

test('a page that is opened without a connection gets no younger by that', async () => {
  vi.stubGlobal('fetch', async (path: string, { cache }: RequestInit) => {
    // What the browser itself has of a page is as old.
    if (cache === 'force-cache') return page(path);
    throw new TypeError('No network');
  });
  await expect(cacheOpened(`${ORIGIN}/slots`, MESSAGE, true)).rejects.toThrow('No network');
  expect(await findCached('/slots')).toBeUndefined();
});

test('a page is cached with its files, of which one that is there already is not fetched again', async () => {
  storeOf('kept_files').set('/_astro/base.1.js', 'base');
  await cacheOpened(
    `${ORIGIN}/casino`,
    { files: ['/_astro/base.1.js', '/_astro/page.1.js'] },
    false,
  );
  expect([...storeOf('kept_files')]).toEqual([
    ['/_astro/base.1.js', 'base'],
    ['/_astro/page.1.js', 'New /_astro/page.1.js'],
  ]);
  expect(cached('kept_pages')).toContain('/casino');
});

const HTML = '<!DOCTYPE html><html lang="en" data-language="en"><body></body></html>';

test.each([
  ['a page that is missing', page(HTML, { status: 404 })],
  ['a page during maintenance', page(HTML, { status: 503 })],
  [
    'one that a host sends with 200',
    page('<!DOCTYPE html><html data-player-scripts="/a.js" lang="en" data-maintenance>'),
  ],
  ['what a redirect led to', page(HTML, { redirected: true })],
  ['another origin’s', page(HTML, { type: 'cors' })],
  ['what must not be stored', page(HTML, { headers: { 'cache-control': 'no-store' } })],
  ['no page', page('{}', { headers: { 'content-type': 'application/json' } })],
])('%s is not cached', async (_name, response) => {
  vi.stubGlobal('fetch', async () => response);
  await cacheOpened(`${ORIGIN}/casino`, MESSAGE, false).catch(() => undefined);
  expect(cached('kept_pages')).not.toContain('/casino');
});
