import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { hide, show } from '../session/visibility.ts';

const HOUR_MS = 3_600_000;
const check = (page: Page) => page.getByRole('dialog', { name: 'Reality Check' });

test('after a long sleep it comes in the tab that is seen; closing it ends it everywhere', async ({
  page,
  open,
  newPlayer,
  newTab,
}) => {
  await page.clock.install();
  await open('/safer-play', { as: newPlayer });
  const other = await newTab('/rewards');
  await hide(other);
  await page.clock.fastForward('05:00:00');
  await expect(check(page)).toContainText(/5:00:\d\d/);
  await expect(check(other)).toHaveCount(0);

  // A test's tabs are milliseconds apart, and a check that is closed in the future counts as open.
  await page.clock.pauseAt(Date.now() + 6 * HOUR_MS);
  await check(page).getByRole('button', { name: 'Close' }).click();
  await expect(check(page)).toHaveCount(0);
  await page.clock.resume();
  await show(other);
  await expect(check(other)).toHaveCount(0);
  // The next one comes in every tab that is seen.
  await other.close();
  await page.clock.fastForward('00:59:00');
  await page.reload();
  await expect(check(page)).toHaveCount(0);
  // A phone that lies shows what it is for, not its buttons alone.
  await page.setViewportSize({ width: 640, height: 320 });
  await page.clock.fastForward('00:02:00');
  await expect(check(page).getByRole('timer')).toBeInViewport({ ratio: 1 });
  const parts = check(page).locator('> *');
  expect(
    await parts.evaluateAll(
      (all) =>
        all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length,
    ),
  ).toBe(0);
  await check(page).getByRole('link', { name: 'Take a Break' }).click();
  await expect(page).toHaveURL('/safer-play/break');
  await expect(check(page)).toHaveCount(0);
});
