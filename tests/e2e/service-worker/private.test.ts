import type { Page } from '@playwright/test';
import * as keys from '../../../src/lib/browser/storage/storage-keys.ts';
import { CACHE_TIMES_DATABASE, OFFLINE_CACHES } from '../../../src/lib/config.ts';
import { stored } from '../fixtures/storage.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForConnection } from '../session/player-frame.ts';
import { cachedPaths, openAndCache } from './cached.ts';

test.use({ serviceWorkers: 'allow' });

/** Everything that is cached beside storage: addresses, texts, and the worker's own notes. */
const everythingCached = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        found.push(request.url);
        if (/text|json|javascript/.test(response?.headers.get('content-type') ?? ''))
          found.push((await response?.text()) ?? '');
      }
    }
    return found;
  });

test('nothing of a player is cached, while logged in and after', async ({
  page,
  open,
  newPlayer,
}) => {
  await open('/', { as: newPlayer });
  await openAndCache(page, new URL('/', page.url()).href);
  const token = await stored(page, 'token');
  for (const path of [
    '/deposit',
    '/transaction',
    '/bank',
    '/profile',
    '/mobile-slots',
    '/deposit?promotion=1',
    '/?ref=AB-12',
  ])
    await open(path);
  await open('/casino');
  await expect.poll(() => cachedPaths(page, 'kept_pages')).toEqual(['/', '/casino']);
  const cached = await everythingCached(page);
  const secrets = [...Object.values(newPlayer), String(token)];
  expect(cached.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);
  expect(
    cached.filter((text) =>
      /^https?:\/\/[^/]+(\/[a-z]{2})?\/((api\/|\S*\?)|(deposit|transaction|bank|profile|mobile-slots)$)/.test(
        text,
      ),
    ),
  ).toEqual([]);

  await page.goto('/logout');
  await expect(page).toHaveURL('/');
  const after = await everythingCached(page);
  expect(after.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);
});

test('what lies on the device is what the privacy page names, also from packages', async ({
  page,
  open,
}) => {
  const connection = waitForConnection(page);
  await open('/slots?ref=AB-12', { as: 'player' });
  await connection;
  await openAndCache(page, new URL('/casino', page.url()).href);
  const kept = await page.evaluate(async () => [
    ...[...Object.keys(localStorage), ...Object.keys(sessionStorage), ...(await caches.keys())],
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
  ]);
  const named: string[] = [
    ...Object.values(keys),
    ...Object.values(OFFLINE_CACHES),
    CACHE_TIMES_DATABASE,
  ];
  const isNamed = (key: string) =>
    named.some((name) => (/[ _]$/.test(name) ? key.startsWith(name) : key === name));
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.filter((key) => !isNamed(key))).toEqual([]);
});
