import type { Page } from '@playwright/test';
import { boxOf } from './fixtures/box.ts';
import { test } from './fixtures/layout-shifts.ts';
import { expect, settled } from './fixtures/test.ts';

const carousel = (page: Page) =>
  page.getByRole('region', { name: 'Promotions and news', exact: true });

const shown = (page: Page) => carousel(page).locator('.swiper-slide-active');
const finishStep = (page: Page) =>
  page
    .locator('.track')
    .evaluate((track) => Promise.all(track.getAnimations().map(({ finished }) => finished)));

/** Lets the first step come due, which loads Swiper. */
async function openAndStep(page: Page, open: (path: string) => Promise<unknown>): Promise<void> {
  await page.clock.install();
  await open('/');
  await settled(page);
  await page.clock.fastForward(5_000);
  await expect(carousel(page).locator('.slides[data-live]')).toBeVisible();
  await expect(shown(page)).toBeVisible();
}

test.describe('banners', () => {
  test('loop, are centred, and show 1.2 from tablets up and 1 on phones', async ({
    page,
    open,
    viewport,
  }) => {
    await openAndStep(page, open);
    await expect(shown(page)).toHaveAttribute('aria-label', '2 of 6');
    await finishStep(page);
    await expect(carousel(page).locator('[data-dots] > i').nth(1)).toHaveAttribute('data-current');
    await expect(carousel(page).locator('[data-dots] > [data-current]')).toHaveCount(1);
    const { x, width } = await boxOf(shown(page));
    const screen = viewport?.width ?? 0;
    // Without the gap between two banners; on a large screen the row is no wider than makes a banner as wide as the rest of the page.
    expect(width).toBeCloseTo(
      screen >= 768 ? (Math.min(screen, 1_386) - 20 * 0.2) / 1.2 : screen,
      0,
    );
    expect(x + width / 2).toBeCloseTo(screen / 2, 0);

    await shown(page).getByRole('link').first().focus();
    for (const [key, place] of [
      ['ArrowLeft', '1 of 6'],
      ['ArrowLeft', '6 of 6'],
      ['ArrowRight', '1 of 6'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(shown(page)).toHaveAttribute('aria-label', place);
      await finishStep(page);
    }
  });

  test('step on by themselves, move nothing else, and stand still under the pointer', async ({
    page,
    open,
    shiftsOf,
  }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await openAndStep(page, open);
    await expect(shown(page)).toHaveAttribute('aria-label', '2 of 6');
    await finishStep(page);
    await page.clock.fastForward(5_000);
    await expect(shown(page)).toHaveAttribute('aria-label', '3 of 6');
    await finishStep(page);
    expect(await shiftsOf(page)).toEqual([]);
    // A phone has no pointer that stays.
    const canHover = await page.evaluate(() => matchMedia('(hover: hover)').matches);
    await carousel(page).hover();
    await page.clock.fastForward(5_000);
    await expect(shown(page)).toHaveAttribute('aria-label', canHover ? '3 of 6' : '4 of 6');
  });
});

test('the news run at 60 px a second, in the language of the page, and one button pauses it and the banners', async ({
  page,
  open,
}) => {
  await open('/bd');
  const ticker = page.getByRole('region', { name: 'খবর', exact: true });
  const text = ticker.locator('p').first();
  await expect(text).toContainText(/[ঀ-৿]/);
  const { width, seconds } = await text.evaluate((node) => ({
    width: (node as HTMLElement).offsetWidth,
    seconds: Number.parseFloat(getComputedStyle(node).animationDuration),
  }));
  expect(width / seconds).toBeGreaterThan(55);
  expect(width / seconds).toBeLessThanOrEqual(60);
  const { left } = await boxOf(text);
  await expect.poll(async () => (await boxOf(text)).left).toBeLessThan(left);
  const pause = page.getByRole('main').getByRole('button', { name: /থামান$/ });
  await expect(pause).toHaveCount(1);
  await pause.click();
  await expect(text).toHaveCSS('animation-play-state', 'paused');
  await expect(
    page.getByRole('main').getByRole('button', { name: 'ব্যানার ও খবর চালু করুন' }),
  ).toBeVisible();
});

test('the first screen has an offer with its number, its conditions and a button, and games', async ({
  page,
  open,
  isMobile,
}) => {
  await open('/');
  const offer = carousel(page).getByRole('listitem', { name: '1 of 6' });
  await expect(offer.getByRole('link', { name: 'Slots Welcome Bonus 50%' })).toBeInViewport({
    ratio: 1,
  });
  await expect(offer).toContainText('Bonus: 50% of the deposit, at most RM 150');
  await expect(offer).toContainText('Turnover: 12 times deposit plus bonus');
  await expect(offer.getByRole('link', { name: 'Join now' })).toBeInViewport({ ratio: 1 });
  const picture = await boxOf(page.locator('.tile-strip picture').first());
  expect(picture.top).toBeLessThan(isMobile ? 520 : 600);
});

test('hot games are a strip with PLAY under the picture of each game', async ({ page, open }) => {
  await open('/');
  const strip = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Hot Games' }) });
  await expect(strip.getByRole('listitem')).toHaveCount(24);
  const play = strip.getByText('PLAY', { exact: true });
  await expect(play).toHaveCount(24);
  const picture = await boxOf(strip.locator('picture').first());
  expect((await boxOf(play.first())).top).toBeGreaterThan(picture.bottom);
});
