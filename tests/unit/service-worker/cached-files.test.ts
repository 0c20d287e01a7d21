import { beforeEach, expect, test, vi } from 'vitest';
import { cacheFiles, dropOtherFiles } from '../../../src/service-worker/cached-files.ts';

const addressOf = (key: RequestInfo | URL) => (typeof key === 'string' ? new URL(key, 'https://site.example').href : (key as Request).url);

/** A cache in memory. */
function createCache() {
  const entries = new Map<string, string>();
  return {
    match: async (key: RequestInfo) => {
      const text = entries.get(addressOf(key));
      return text === undefined ? undefined : new Response(text);
    },
    put: async (key: RequestInfo, response: Response) => void entries.set(addressOf(key), await response.text()),
    delete: async (key: RequestInfo) => entries.delete(addressOf(key)),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
  };
}

let stores: Map<string, ReturnType<typeof createCache>>;
/** What the server has. */
let served: Record<string, string>;
const open = async (name: string) => {
  const store = stores.get(name) ?? createCache();
  stores.set(name, store);
  return store;
};
const fetched = vi.fn(async (address: string) => new Response(served[address] ?? '', { status: address in served ? 200 : 404 }));
const cached = async (name: string) => (await (await open(name)).keys()).map(({ url }) => new URL(url).pathname);

beforeEach(() => {
  stores = new Map();
  served = { '/_astro/page.1.js': 'import"./base.1.js";import("./late.1.js")', '/_astro/base.1.js': '', '/_astro/late.1.js': '' };
  vi.stubGlobal('caches', { open });
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
});

test('files are cached with what they import, each fetched once', async () => {
  expect(await cacheFiles(['/_astro/page.1.js'])).toBe(true);
  expect(await cacheFiles(['/_astro/page.1.js'])).toBe(true);
  expect(await cached('kept_files')).toEqual(['/_astro/page.1.js', '/_astro/base.1.js']);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('where one of them is gone it says so', async () => {
  delete served['/_astro/base.1.js'];
  expect(await cacheFiles(['/_astro/page.1.js'])).toBe(false);
});

test('an old page keeps its files beside those of a newer release, and they go with it', async () => {
  const [pages, files] = [await open('kept_pages'), await open('kept_files')];
  await pages.put('/old', new Response('<script src="/_astro/page.1.js">'));
  await pages.put('/new', new Response('<script src="/_astro/page.2.js">'));
  await cacheFiles(['/_astro/page.1.js']);
  // Loaded later, while the page was open.
  for (const name of ['late.1.js', 'page.2.js', 'gone.0.js']) await files.put(`/_astro/${name}`, new Response(''));
  await dropOtherFiles();
  expect(await cached('kept_files')).toEqual(['/_astro/page.1.js', '/_astro/base.1.js', '/_astro/late.1.js', '/_astro/page.2.js']);
  await pages.delete('/old');
  await dropOtherFiles();
  expect(await cached('kept_files')).toEqual(['/_astro/page.2.js']);
});
