import { field } from '../fixtures/forms.ts';
import { desk } from '../fixtures/sandbox.ts';
import { expect, test, waitForIslands } from '../fixtures/test.ts';
import { channelRow, chooseChannel, main, submit } from './wallet-pages.ts';

/** What is on the screen of each step, and not on the other's. */
const CHOICE = 'Payment method';
const PAYMENT = 'Scan to pay RM 500.00';

test('Back and Forward lead from step to step, and past a deposit that was sent', {
  tag: '@gate',
}, async ({ page, open, newPlayer }) => {
  const step = (place: string) => expect(main(page).getByText(place)).toBeVisible();
  await open('/help/deposit', { as: newPlayer });
  await open('/deposit');
  await step(CHOICE);
  await page.getByRole('tab', { name: 'QR Pay' }).click();
  await chooseChannel(page, 'NoukaQR');
  await field(page, 'Amount').fill('500');
  await submit(page, 'Next').click();
  await step(PAYMENT);
  await expect(main(page).getByRole('region', { name: 'Summary' })).toBeInViewport({ ratio: 1 });
  const picture = page.waitForEvent('download');
  await main(page).getByRole('link', { name: 'Save the picture' }).click();
  expect((await picture).suggestedFilename()).toMatch(/\.(png|webp)$/);

  await page.reload();
  await waitForIslands(page);
  await step(PAYMENT);
  await page.goBack();
  await step(CHOICE);
  await page.reload();
  await waitForIslands(page);
  await step(CHOICE);
  await expect(channelRow(page)).toContainText('NoukaQR');
  await expect(field(page, 'Amount')).toHaveValue('500');
  await page.goBack();
  await expect(page).toHaveURL('/help/deposit');
  await page.goForward();
  await step(CHOICE);
  await page.goForward();
  await step(PAYMENT);

  await submit(page, 'Submit Deposit').click();
  await expect(main(page).getByText('Deposit submitted successfully!')).toBeVisible();
  expect(await desk.requests('/api/v1/user/add-deposit', newPlayer.username)).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL('/help/deposit');
});

test('a form has the phone to itself: its buttons stay at the edge, and give way to the keyboard', async ({
  page,
  open,
}) => {
  await open('/bd/deposit', { as: 'player' });
  const button = main(page).getByRole('button', { name: 'পরের ধাপ' });
  await expect(page.getByRole('navigation', { name: 'দ্রুত লিংক' })).not.toBeInViewport();
  await expect(main(page).getByRole('link', { name: 'প্রোফাইল', exact: true })).not.toBeInViewport();
  await expect(button).toBeInViewport({ ratio: 1 });
  const amount = field(page, 'পরিমাণ');
  await amount.focus();
  // An open keyboard leaves about half of the screen.
  await page.setViewportSize({ width: 360, height: 380 });
  await amount.blur();
  await page.evaluate(() => scrollTo(0, 0));
  await amount.focus();
  await expect(amount).toBeInViewport({ ratio: 1 });
  await expect(main(page).locator('.money-actions')).toHaveCSS('position', 'static');
});
