import { expect, goOffline, test } from './fixtures/test.ts';

test.use({ expectedFaults: /failed request|ERR_/ });

test('a lost connection is said in a line, which covers nothing, and that it is back', async ({
  page,
  context,
  open,
}) => {
  await page.clock.install();
  const line = page.locator('header [data-offline]');
  await open('/bd/help/deposit');
  await goOffline(page);
  await expect(line).toHaveText('এখন সংযোগ নেই');
  const [lineBox, mainBox] = [await line.boundingBox(), await page.getByRole('main').boundingBox()];
  expect((lineBox?.y ?? 0) + (lineBox?.height ?? 0)).toBeLessThanOrEqual(mainBox?.y ?? 0);
  await context.setOffline(false);
  await expect(line).toHaveText('সংযোগ ফিরে এসেছে');
  await page.clock.runFor(4_000);
  await expect(line).toBeEmpty();
  expect((await line.boundingBox())?.height).toBe(0);
});

test('a page that cannot be loaded is not left', async ({ page, open }) => {
  await open('/slots');
  await goOffline(page);
  // Its script was not loaded yet.
  await page.getByRole('link', { name: 'Search games' }).first().click();
  await expect(page.locator('header [data-offline]')).toHaveText('No connection just now');
  await expect(page.getByRole('main')).toBeVisible();
});
