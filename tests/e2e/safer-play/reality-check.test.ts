import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { hide, show } from '../session/visibility.ts';

const check = (page: Page) => page.getByRole('dialog', { name: 'Reality Check' });

test('after a long sleep it comes in the tab that is seen, the title of others says that it waits, and closing it ends it everywhere', async ({
  page,
  open,
  newPlayer,
  newTab,
}) => {
  await page.clock.install();
  await open('/safer-play', { as: await newPlayer() });
  await hide(page);
  const seen = await newTab('/rewards');
  await page.clock.fastForward('05:00:00');
  await expect(check(seen)).toContainText(/5:00:\d\d/);
  await expect(check(seen)).toContainText('RM 0.00');
  await expect(page).toHaveTitle(/^Reality Check: 5:0\d:\d\d since login$/);
  await expect(check(page)).toHaveCount(0);

  await check(seen).getByRole('button', { name: 'Close' }).click();
  await expect(check(seen)).toHaveCount(0);
  await expect(page).toHaveTitle('Safer Play · Dipnodi');
  await show(page);
  await expect(check(page)).toHaveCount(0);
  // The next one may come in either of two tabs that are seen.
  await seen.close();
  await page.clock.fastForward('00:59:00');
  await page.reload();
  await expect(check(page)).toHaveCount(0);
  // A phone that lies shows what it is for, not its buttons alone.
  await page.setViewportSize({ width: 640, height: 320 });
  await page.clock.fastForward('00:02:00');
  await expect(check(page).getByRole('timer')).toBeInViewport({ ratio: 1 });
  const parts = check(page).locator('> *');
  expect(await parts.evaluateAll((all) => all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length)).toBe(0);
  await check(page).getByRole('link', { name: 'Take a Break' }).click();
  await expect(page).toHaveURL('/safer-play/break');
  await expect(check(page)).toHaveCount(0);
});
