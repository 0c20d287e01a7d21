import type { Page } from '@playwright/test';
import { boxOf } from './fixtures/box.ts';
import { expect, settled, test } from './fixtures/test.ts';

/** Answers every picture with bytes that are none. */
async function breakPictures(page: Page): Promise<void> {
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/webp', body: 'no picture' })
      : route.fallback(),
  );
}

/** Pictures whose icon of a broken one can be seen. */
const brokenIcons = (page: Page) =>
  page.evaluate(
    () =>
      [...document.images].filter(
        (image) => image.complete && image.naturalWidth === 0 && image.checkVisibility(),
      ).length,
  );

test('pictures that fail show no broken icon: words and the place of a tile stand there', async ({
  page,
  open,
}) => {
  await breakPictures(page);
  await open('/');
  await settled(page);
  const logo = page.locator('header a', { has: page.locator('img') });
  await expect(logo).toHaveAttribute('data-missing', /\w/);
  expect(await logo.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(
    await logo.getAttribute('data-missing'),
  );
  await expect(logo).toHaveAccessibleName(/\w/);
  const tile = page.locator('.tile-strip .tile-picture').first();
  await tile.scrollIntoViewIfNeeded();
  await expect(tile.locator('img')).toBeHidden();
  expect((await boxOf(tile)).height).toBeGreaterThan(100);
  const mark = page.locator('footer section [role=img]').first();
  await mark.scrollIntoViewIfNeeded();
  await expect(mark).toHaveAttribute('data-missing', /\w/);
  await expect.poll(() => brokenIcons(page)).toBe(0);
});
