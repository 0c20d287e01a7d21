import type { BrowserContext, Page } from '@playwright/test';
import { LANGUAGES } from '../../src/lib/config.ts';
import { addressIn } from '../../src/lib/domain/site/address.ts';
import { test } from './fixtures/layout-shifts.ts';
import { watchReceivedBytes } from './fixtures/received-bytes.ts';
import { expect, settled } from './fixtures/test.ts';

const PHONE = { width: 360, height: 740 };
const MOST_BYTES = 60_000;

test.use({ viewport: PHONE, deviceScaleFactor: 3 });

/** A browser that saves data. */
const saveData = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' }) });
  });

const firstBanner = (page: Page) => page.locator('.slide:not([data-extra]) img').evaluate((image: HTMLImageElement) => image.currentSrc);
const isLow = (page: Page) => page.locator('html[data-low-data]');
const banners = (page: Page) => page.locator('.slide img');
const loaded = (page: Page) => banners(page).evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0));
const choice = (page: Page) => page.getByRole('combobox', { name: 'Low data' });

for (const language of LANGUAGES) {
  test(`with Save-Data a first visit of home in ${language} takes at most 60 kB`, async ({ page, open, context }) => {
    await saveData(context);
    const received = watchReceivedBytes(page);
    await open(addressIn(language, '/'));
    await settled(page);
    // Phones in Bangladesh have Bengali letters; the machine of a test may have none and load them.
    const files = [...(await received())].filter(([file]) => !/\/bengali\..*\.woff2$/.test(file));
    const total = files.reduce((sum, [, size]) => sum + size, 0);
    expect(total, JSON.stringify(files)).toBeLessThan(MOST_BYTES);
    expect(files.filter(([file]) => /\.woff2$|swiper/.test(file))).toEqual([]);
    expect(await loaded(page)).toEqual([true, false, false, false, false, false]);
    expect(await firstBanner(page)).toContain('-360.');
    await expect(page.locator('html')).not.toHaveAttribute('data-ahead');
    await expect(page.getByRole('main').locator('news-ticker p').first()).toHaveCSS('animation-play-state', 'paused');
  });
}

test('the usual first visit loads fonts, banners and their script, and the first picture as wide as it is drawn', async ({
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

test('with Save-Data the first row of a provider’s games is small, too, and comes at once', async ({ page, open, context }) => {
  await saveData(context);
  await open('/slots/Matighar');
  const firstRow = page.locator('.game-list img[fetchpriority=high]');
  await expect
    .poll(() => firstRow.evaluateAll((images: HTMLImageElement[]) => images.map((image) => [image.loading, image.currentSrc.slice(-9)])))
    .toEqual(Array(2).fill(['eager', '-144.avif']));
});

test('is switched in the menu, for every tab, says so, and moves nothing', async ({ page, open, newTab, shiftsOf }) => {
  await open('/vip');
  const other = await newTab('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await choice(page).selectOption('Always');
  await expect(isLow(page)).toBeVisible();
  await expect(isLow(other)).toBeVisible();
  await other.getByRole('button', { name: 'Open menu' }).click();
  await expect(choice(other)).toHaveValue('on');
  await expect(other.locator('html')).not.toHaveAttribute('data-ahead');
  await other.reload();
  await settled(other);
  await other.getByRole('button', { name: 'Open menu' }).click();
  await expect(other.getByRole('navigation', { name: 'Main' }).getByRole('status')).toHaveText('Less is loaded now');
  await choice(page).selectOption('Never');
  await expect(isLow(other)).toHaveCount(0);
  await expect(choice(other)).toHaveValue('off');
  await expect(other.locator('.slides[data-live]')).toBeVisible();
  await expect(other.locator('.slide[data-extra] img').first()).toBeVisible();
  await expect(other.locator('source[data-sizes]')).toHaveCount(0);
  expect(await shiftsOf(page, other)).toEqual([]);
});

test('large screens switch it in the footer', async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/bd');
  await page.getByRole('contentinfo').getByRole('combobox', { name: 'কম ডেটা' }).selectOption('on');
  await expect(isLow(page)).toBeVisible();
  await page.reload();
  await page.getByRole('contentinfo').getByRole('combobox').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText('এখন কম লোড হচ্ছে');
});
