import { bundleWorker } from '../../../scripts/build/service-worker.ts';
import { expect, test } from '../fixtures/test.ts';
import { cachedPaths, openAndCache } from './cached.ts';
import { newerRelease, startServer } from './site-server.ts';

test.use({ serviceWorkers: 'allow', expectedFaults: /ERR_/ });

const state = () =>
  Promise.all([caches.keys(), navigator.serviceWorker.getRegistrations().then(({ length }) => length), indexedDB.databases()]);

test('a build without the worker takes it back from a browser that has it, with all that it cached', async ({ page }) => {
  const server = await startServer();
  await openAndCache(page, `${server.url}/slots`);
  const off = newerRelease(await bundleWorker('off'));
  server.serve(off.folder);
  // The browser looks for a newer worker by itself after a page has come.
  await page.goto(`${server.url}/robots.txt`);
  await page.goto(`${server.url}/deposit`);
  await expect.poll(() => page.evaluate(state)).toEqual([[], 0, []]);
  await server.stop();
  off.remove();
});

test('nothing of it is asked for before the page is idle', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (run: () => void) => waiting.push(run),
      hasIdleWork: () => waiting.length > 0,
      beIdle: () => waiting.forEach((run) => void run()),
    });
  });
  await page.goto('/slots', { referer: `${baseURL}/` });
  await page.waitForFunction(() => (window as unknown as { hasIdleWork: () => boolean }).hasIdleWork());
  const ofWorker = () => asked.filter((path) => /cache-page|service-worker/.test(path));
  expect(ofWorker()).toEqual([]);
  expect(await page.evaluate(state)).toEqual([[], 0, []]);
  await page.evaluate(() => (window as unknown as { beIdle: () => void }).beIdle());
  await expect.poll(() => cachedPaths(page, 'kept_pages')).toEqual(['/slots']);
  expect(ofWorker()).toEqual([expect.stringContaining('/_astro/cache-page'), '/service-worker.js']);
  expect(baseURL).toBeDefined();
});
