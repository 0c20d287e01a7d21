import { expect, test, vi } from 'vitest';
import { findCached, offlineAnswer } from '../../../src/service-worker/cached-pages.ts';

const stores = vi.hoisted(() => new Map<string, Map<string, string>>());

// Without an IndexedDB all that is cached is too old.
vi.mock('workbox-expiration', () => ({
  CacheExpiration: class {
    readonly #name: string;
    constructor(name: string) {
      this.#name = name;
    }
    isURLExpired = async () => true;
    expireEntries = async () => stores.get(this.#name)?.clear();
  },
}));
vi.stubGlobal('caches', {
  open: async (name: string) => ({
    match: async (path: string) => (stores.get(name)?.has(path) ? new Response(stores.get(name)?.get(path)) : undefined),
    keys: async () => [],
  }),
});

test('a page that is too old does not open, and is not there any more for the offline page to list', async () => {
  stores.set('kept_pages', new Map([['/slots', 'Slots']]));
  stores.set(
    'kept_help',
    new Map([
      ['/help', 'Help'],
      ['/offline', 'No connection'],
    ]),
  );
  expect(await findCached('/slots')).toBeUndefined();
  expect(await (await offlineAnswer('/slots')).text()).toBe('No connection');
  expect([...(stores.get('kept_pages') ?? [])]).toEqual([]);
  expect(await (await findCached('/help'))?.text()).toBe('Help');
});
