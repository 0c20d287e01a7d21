import type { Page } from '@playwright/test';
import { boxOf } from './fixtures/box.ts';
import { expect, test } from './fixtures/test.ts';

const strip = (page: Page, name = 'Categories') =>
  page.getByRole('banner').getByRole('navigation', { name });

test('the categories are a row under the header in their order, which stays in view', async ({
  page,
  open,
}) => {
  await open('/slots');
  await expect(strip(page).getByRole('link')).toHaveText([
    'Home',
    'Slots',
    'Casino',
    'Sports',
    'Mobile Slots',
    'Promotion',
  ]);
  await expect(strip(page).getByRole('link', { name: 'Sports' })).toHaveAttribute(
    'href',
    '/sports',
  );
  const { top } = await boxOf(strip(page));
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  expect((await boxOf(strip(page))).top).toBe(top);
  expect(top).toBeLessThan(70);
});

for (const [path, current, as] of [
  ['/bd', 'page', 'guest'],
  ['/bd/promotion', 'page', 'player'],
  ['/ms/mobile-slots', 'page', 'guest'],
  ['/slots/Shapla%20Play', 'true', 'player'],
] as const)
  test(`the categories show a ${as} on ${path} where that is`, async ({ page, open }) => {
    await open(path, { as });
    const link = page.getByRole('banner').locator('nav a[aria-current]').filter({ visible: true });
    await expect(link).toHaveAttribute('aria-current', current);
    await expect(link).toBeInViewport({ ratio: 1 });
    // Inside its row, too: what a row hides at its ends is in the viewport all the same.
    const row = await boxOf(link.locator('xpath=ancestor::nav'));
    const box = await boxOf(link);
    expect(box.left).toBeGreaterThanOrEqual(row.left);
    expect(box.right).toBeLessThanOrEqual(row.right);
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  });
