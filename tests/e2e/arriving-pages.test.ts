import { waitForPaint, watchShifts } from './fixtures/layout-shifts.ts';
import { startSlowPages } from './fixtures/slow-pages.ts';
import { test as base, expect } from './fixtures/test.ts';

/** A banner's heading makes room for the line below it: 0.0014. Everything larger is a part of the page that moves. */
const SMALL_SHIFT = 0.0018;

const test = base.extend<object, { slowPages: string }>({
  slowPages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const { proxy, close } = await startSlowPages();
      await use(proxy);
      close();
    },
    { scope: 'worker' },
  ],
  // By default the browser asks the own machine without a proxy.
  proxy: async ({ slowPages }, use) => use({ server: slowPages, bypass: '<-loopback>' }),
});

for (const [path, as, width] of [
  ['/bd', 'player', 360],
  ['/bd/slots', 'guest', 360],
  ['/deposit', 'player', 360],
  ['/bd/promotion', 'guest', 1440],
  ['/help/deposit', 'guest', 1440],
  ['/login', 'guest', 1440],
] as const) {
  test(`nothing jumps while ${path} arrives in pieces for a ${as} at ${width} px`, async ({ page, context, open }) => {
    test.slow();
    await page.setViewportSize({ width, height: 740 });
    const shifts = await watchShifts(context);
    await open(path, { as });
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.duration)).toBeGreaterThan(2_000);
    await waitForPaint(page);
    expect(shifts.filter((shift) => Number.parseFloat(shift) > SMALL_SHIFT)).toEqual([]);
    await expect(page.locator('[data-arriving]')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}
