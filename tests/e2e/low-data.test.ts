import type { BrowserContext, Page } from '@playwright/test';
import { LANGUAGES } from '../../src/lib/config.ts';
import { addressIn } from '../../src/lib/domain/site/address.ts';
import { watchReceivedBytes } from './fixtures/received-bytes.ts';
import { expect, settled, test } from './fixtures/test.ts';

const MOST_BYTES = 60_000;

test.use({ deviceScaleFactor: 3 });

/** A browser that saves data. */
const saveData = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' }),
    });
  });

const firstBanner = (page: Page) =>
  page
    .locator('.slide:not([data-extra]) img')
    .evaluate((image: HTMLImageElement) => image.currentSrc);
const loadedBanners = (page: Page) =>
  page
    .locator('.slide img')
    .evaluateAll((images: HTMLImageElement[]) => images.map((image) => image.naturalWidth > 0));

for (const language of LANGUAGES) {
  test(`with Save-Data a first visit of home in ${language} takes at most 60 kB`, async ({
    page,
    open,
    context,
  }) => {
    await saveData(context);
    const received = watchReceivedBytes(page);
    await open(addressIn(language, '/'));
    await settled(page);
    // Phones in Bangladesh have Bengali letters; the machine of a test may have none and load them.
    const files = [...(await received())].filter(([file]) => !/\/bengali\..*\.woff2$/.test(file));
    const total = files.reduce((sum, [, size]) => sum + size, 0);
    expect(total, JSON.stringify(files)).toBeLessThan(MOST_BYTES);
    expect(files.filter(([file]) => /\.woff2$|swiper/.test(file))).toEqual([]);
    expect(await loadedBanners(page)).toEqual([true, false, false, false, false, false]);
    expect(await firstBanner(page)).toContain('-360.');
    await expect(page.locator('html')).not.toHaveAttribute('data-ahead');
    await expect(page.getByRole('main').locator('news-ticker p').first()).toHaveCSS(
      'animation-play-state',
      'paused',
    );
  });
}

test('the usual first visit loads fonts, banners and their script, and a picture as wide as it is drawn', async ({
  page,
  open,
}) => {
  const received = watchReceivedBytes(page);
  await open('/');
  await expect(page.locator('.slides[data-live]')).toBeVisible();
  expect([...(await received()).keys()].filter((file) => file.endsWith('.woff2'))).toHaveLength(2);
  expect(await firstBanner(page)).toContain('-720.');
  await expect(page.locator('html')).toHaveAttribute('data-ahead');
});

test('with Save-Data the first row of a provider’s games is small, too, and comes at once', async ({
  page,
  open,
  context,
}) => {
  await saveData(context);
  await open('/slots/Matighar');
  const firstRow = page.locator('.game-list img[fetchpriority=high]');
  await expect
    .poll(() =>
      firstRow.evaluateAll((images: HTMLImageElement[]) =>
        images.map((image) => [image.loading, image.currentSrc.slice(-9)]),
      ),
    )
    .toEqual(Array(2).fill(['eager', '-144.avif']));
});
