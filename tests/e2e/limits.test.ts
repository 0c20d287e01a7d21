import type { Page } from '@playwright/test';
import { waitForPaint, watchShifts } from './fixtures/layout-shifts.ts';
import { expect, test } from './fixtures/test.ts';

/** All bytes of a first visit to home, headers included: 166 kB when this was set, and room for small changes (decisions, 39). */
const FIRST_LOAD_BYTES = 180_000;

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1 });

/** Waits until the page has nothing more to do, because the banners start when it is idle. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
  await page.waitForLoadState('networkidle');
}

test('a guest’s first visit to home is light and sends no request to the backend', async ({ page, context, open }) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  const addresses: string[] = [];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  session.on('Network.requestWillBeSent', ({ request }) => addresses.push(request.url));
  await open('/');
  await settle(page);
  expect(addresses.filter((address) => address.includes('/api/'))).toEqual([]);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(FIRST_LOAD_BYTES);
});

for (const as of ['guest', 'player'] as const) {
  for (const path of ['/', '/bd', '/slots', '/sports', '/bd/promotion', '/help/deposit']) {
    test(`nothing jumps on ${path} for a ${as}`, async ({ page, context, open }) => {
      const shifts = await watchShifts(context);
      await open(path, { as });
      await settle(page);
      await waitForPaint(page);
      expect(shifts).toEqual([]);
    });
  }
}
