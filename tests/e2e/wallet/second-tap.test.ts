import type { Locator, Page } from '@playwright/test';
import { boxOf } from '../fixtures/box.ts';
import { field } from '../fixtures/forms.ts';
import { desk } from '../fixtures/sandbox.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { chooseChannel, fund, main, submit } from './wallet-pages.ts';

/** When the second of two taps comes, in milliseconds after what the first one brought up. */
const SECOND_TAPS_MS = [100, 500, 950];

/** What keeps a new button from taps stands still, and a test says how far it is. */
const test = base.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      document.addEventListener('animationstart', ({ target, animationName }) => {
        if (animationName !== 'ignore-taps') return;
        for (const animation of (target as Element).getAnimations()) animation.pause();
      });
    });
    await use(page);
  },
});

async function placeOf(button: Locator) {
  const { x, y, width, height } = await boxOf(button);
  return [x + width * 0.8, y + height / 2] as const;
}

/** Lets so much of a new button's first second pass. */
async function passMs(page: Page, ms: number): Promise<void> {
  await page.evaluate((currentTime) => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSAnimation && animation.animationName === 'ignore-taps')
        animation.currentTime = currentTime;
    }
  }, ms);
}

/** Taps where the finger is, again and again within the first second. */
async function tapAgain(page: Page, [x, y]: readonly [number, number]): Promise<void> {
  for (const ms of SECOND_TAPS_MS) {
    await passMs(page, ms);
    await page.touchscreen.tap(x, y);
  }
}

test('a second tap within a second sends no deposit and leaves its result in sight', {
  tag: '@gate',
}, async ({ page, open, newPlayer }) => {
  const deposits = () => desk.requests('/api/v1/user/add-deposit', newPlayer.username);
  await open('/deposit', { as: newPlayer });
  await page.getByRole('tab', { name: 'QR Pay' }).click();
  await chooseChannel(page, 'NoukaQR');
  await field(page, 'Amount').fill('500');
  await passMs(page, 1_000);
  await page.touchscreen.tap(...(await placeOf(submit(page, 'Next'))));
  await expect(submit(page, 'Submit Deposit')).toBeVisible();
  const place = await placeOf(submit(page, 'Submit Deposit'));
  await tapAgain(page, place);
  expect(await deposits()).toBe(0);

  await passMs(page, 1_000);
  await page.touchscreen.tap(...place);
  const another = submit(page, 'Another deposit');
  await expect(another).toBeVisible();
  await another.scrollIntoViewIfNeeded();
  await tapAgain(page, await placeOf(another));
  await expect(main(page).getByText('Deposit submitted successfully!')).toBeVisible();
  expect(await deposits()).toBe(1);
});

test('a second tap within a second on Submit Withdraw confirms nothing', { tag: '@gate' }, async ({
  page,
  open,
  newPlayer,
}) => {
  await fund(newPlayer, '100');
  await open('/withdraw', { as: newPlayer });
  await field(page, 'Amount').fill('7');
  await passMs(page, 1_000);
  await submit(page, 'Submit Withdraw').click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Confirm Withdrawal' });
  await expect(confirm).toBeVisible();
  await tapAgain(page, await placeOf(confirm));
  await expect(confirm).toBeVisible();
  expect(await desk.requests('/api/v1/user/add-withdraw', newPlayer.username)).toBe(0);
  await passMs(page, 1_000);
  await confirm.click();
  await expect(main(page).getByText('Withdraw request submitted successfully!')).toBeVisible();
});
