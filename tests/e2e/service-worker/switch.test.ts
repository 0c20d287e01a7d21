import { bundleWorker } from '../../../scripts/build/integration.ts';
import { expect, test } from '../fixtures/test.ts';
import { openAndCache } from './cached.ts';
import { newerRelease, startServer } from './site-server.ts';

// On a page without icons a browser asks for /favicon.ico, unless it is left at once.
test.use({ serviceWorkers: 'allow', expectedFaults: /ERR_|status of 404 .* on \/robots.txt$/ });

const state = () =>
  Promise.all([
    caches.keys(),
    navigator.serviceWorker.getRegistrations().then(({ length }) => length),
    indexedDB.databases(),
  ]);

test('a build without the worker takes it back from a browser that has it, with all that it cached', async ({
  page,
}) => {
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
