import type { Locator } from '@playwright/test';
import { field } from '../fixtures/forms.ts';
import { desk } from '../fixtures/sandbox.ts';
import { expect, test, waitForIslands } from '../fixtures/test.ts';
import { main, submit, tile } from './wallet-pages.ts';

/** The edges of an element on the screen, in pixels from its top. */
/** In whole pixels: the layout's own are fractions, and what sticks to an edge may lie a part of one beyond it. */
async function edges(of: Locator): Promise<{ top: number; bottom: number }> {
  const { y, height } = (await of.boundingBox()) ?? { y: Number.NaN, height: 0 };
  return { top: Math.round(y), bottom: Math.round(y + height) };
}

test('Back and Forward of the browser lead from step to step, and past a deposit that was sent', { tag: '@gate' }, async ({
  page,
  open,
  newPlayer,
}) => {
  const player = await newPlayer();
  const step = (place: string) => expect(main(page).getByText(place)).toBeVisible();
  const next = () => submit(page, 'Next').click();
  await open('/help/deposit', { as: player });
  await open('/deposit');
  await step('Step 1 of 5: Amount');
  await field(page, 'Amount').fill('500');
  await next();
  await page.getByRole('tab', { name: 'QR Pay' }).click();
  await tile(page, 'NoukaQR').check();
  await next();
  await step('Step 3 of 5: Pay');
  await expect(main(page).getByText('Scan to pay RM 500.00')).toBeVisible();

  await page.goBack();
  await step('Step 2 of 5: Method');
  await page.reload();
  await waitForIslands(page);
  await step('Step 2 of 5: Method');
  await expect(tile(page, 'NoukaQR')).toBeChecked();
  await page.goBack();
  await step('Step 1 of 5: Amount');
  await expect(field(page, 'Amount')).toHaveValue('500');
  await page.goBack();
  await expect(page).toHaveURL('/help/deposit');
  await page.goForward();
  await step('Step 1 of 5: Amount');
  await page.goForward();
  await page.goForward();
  await step('Step 3 of 5: Pay');

  await next();
  await next();
  await submit(page, 'Submit Deposit').click();
  await expect(main(page).getByText('Deposit submitted successfully!')).toBeVisible();
  expect(await desk.requests('/api/v1/user/add-deposit', player.username)).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL('/help/deposit');
});

test('the buttons stay above the bottom bar and the keyboard, and cover no field that has the focus', { tag: '@gate' }, async ({
  page,
  open,
}) => {
  await open('/bd/deposit', { as: 'player' });
  const button = main(page).getByRole('button', { name: 'পরের ধাপ' });
  const bar = page.getByRole('navigation', { name: 'দ্রুত লিংক' });
  expect((await edges(button)).bottom).toBeLessThanOrEqual((await edges(bar)).top);
  const amount = field(page, 'পরিমাণ');
  await amount.focus();
  // An open keyboard leaves about half of the screen.
  await page.setViewportSize({ width: 360, height: 380 });
  await amount.blur();
  await page.evaluate(() => scrollTo(0, 0));
  await amount.focus();
  await expect.poll(async () => (await edges(amount)).bottom <= (await edges(button)).top).toBe(true);
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(bar).not.toBeInViewport();
});
