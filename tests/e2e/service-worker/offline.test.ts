import { expect, test } from '../fixtures/test.ts';
import { cachedPaths, expectLive, openAndCache } from './cached.ts';
import { newerRelease, type SiteServer, startServer } from './site-server.ts';

// The server is stopped on purpose. What changes at each publish is not cached, and its own address calls the backend of another site.
test.use({ serviceWorkers: 'allow', expectedFaults: /ERR_|answer 503|status of 503/ });

let server: SiteServer;
test.beforeEach(async () => {
  server = await startServer();
});
test.afterEach(() => server.stop());

test('without the server pages opened before open, and others say what needs a connection', async ({
  page,
}) => {
  await openAndCache(page, `${server.url}/bd/slots`);
  await openAndCache(page, `${server.url}/bd/promotion`);
  await expect.poll(() => cachedPaths(page, 'kept_offline')).toEqual(['/bd/offline']);
  await server.stop();

  for (const path of ['/bd/slots', '/bd/promotion']) {
    expect((await page.goto(server.url + path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLive(page);
  }

  for (const path of [
    '/bd/deposit',
    '/bd/transaction',
    '/bd/slots?page=2',
    '/bd?ref=AB-12',
    '/bd/vip',
  ]) {
    const answer = await page.goto(server.url + path);
    expect([path, answer?.status()]).toEqual([path, 503]);
    await expect(page.getByRole('heading', { level: 1, name: 'সংযোগ নেই' })).toBeVisible();
  }
  const cached = page.getByRole('region', { name: 'সংযোগ ছাড়াই খোলে' });
  await expect(cached.getByRole('link')).toHaveCount(2);

  await server.start();
  await page.getByRole('button', { name: 'আবার চেষ্টা করুন' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ভিআইপি সুবিধা' })).toBeVisible();
});

test('a line that does not answer in time shows the page from the cache', async ({ page }) => {
  await openAndCache(page, `${server.url}/slots`);
  server.hold();
  await page.goto(`${server.url}/slots`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a newer release takes over, and a page of the earlier one keeps its files', async ({
  page,
  context,
}) => {
  const newer = newerRelease();
  await openAndCache(page, `${server.url}/slots`);
  await openAndCache(page, `${server.url}/casino`);
  const earlier =
    (await cachedPaths(page, 'kept_files')).find((path) => path.includes('/Header.')) ?? '';
  server.serve(newer.folder);

  await page.goto(`${server.url}/slots`);
  // The browser itself has the page of the earlier release for half a minute.
  await page.reload();
  await expect(page.locator(`script[src="/_astro/${newer.script}"]`)).toBeAttached();
  await expect.poll(() => cachedPaths(page, 'kept_files')).toContain(`/_astro/${newer.script}`);
  const isNewer = () =>
    Promise.all(
      context
        .serviceWorkers()
        .map((worker) => worker.evaluate('self.isNewer === true').catch(() => false)),
    );
  await expect.poll(isNewer).toContain(true);
  const waits = async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting);
  await expect.poll(() => page.evaluate(waits)).toBe(false);
  expect(await cachedPaths(page, 'kept_files')).toContain(earlier);

  await server.stop();
  for (const [path, script] of [
    ['/slots', `/_astro/${newer.script}`],
    ['/casino', earlier],
  ]) {
    await page.goto(server.url + path);
    await expect(page.locator(`script[src="${script}"]`)).toBeAttached();
    await expectLive(page);
  }
  newer.remove();
});
