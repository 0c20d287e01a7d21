import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { timeText } from '../../../src/lib/domain/report/report-time.ts';
import { field, register } from '../fixtures/forms.ts';
import { newPerson, type Person } from '../fixtures/players.ts';
import { holdRequests } from '../fixtures/requests.ts';
import { desk } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectPlayer, waitForConnection, wallet } from '../session/player-frame.ts';
import {
  channelRow,
  chooseChannel,
  chooseType,
  fillTransfer,
  main,
  receiptPicture,
  rowsRead,
  submit,
  transactionItems,
  transactionRows,
} from './wallet-pages.ts';

/** Decides on the waiting request as an operator; the player sees the result at once. */
async function decide(
  page: Page,
  { username }: Person,
  approve: boolean,
  title: string,
): Promise<void> {
  const message = await desk.decide(await desk.pendingTransaction(username), approve);
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toContainText(message);
  await expect(dialog.getByRole('img')).toHaveAccessibleName(
    approve ? 'Success' : 'Not successful',
  );
  await expect(dialog.getByRole('img').locator('svg')).toHaveCSS('width', '20px');
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('a new player is welcomed; a deposit, a transfer and a refused withdrawal all appear in the history', {
  tag: '@gate',
}, async ({ page, open, isMobile }) => {
  test.slow();
  const person = newPerson();
  /** On phones the deposit has two steps. */
  const next = async () => {
    if (isMobile) await submit(page, 'Next').click();
    else await expect(submit(page, 'Next')).toBeHidden();
  };

  await test.step('a registration by a referral link, and the welcome', async () => {
    await open('/?ref=FRIEND-7');
    await open('/register');
    await register(page, person);
    await expect(page).toHaveURL('/');
    expect(await desk.refCodeOf(person.username)).toBe('FRIEND-7');
    const welcome = page.getByRole('region', { name: 'Welcome! Start here' });
    await expect(welcome.getByRole('link')).toHaveText([
      /Make a deposit/,
      /Pick a game/,
      /Set yourself a budget/,
    ]);
    await welcome.getByRole('button', { name: 'Close the welcome' }).click();
    await expect(welcome).toBeHidden();
    await page.reload();
    await expectPlayer(page);
    await expect(welcome).toBeHidden();
  });

  await test.step('a bank account', async () => {
    await open('/bank');
    await submit(page, 'Add Bank').click();
    const dialog = page.getByRole('dialog', { name: 'Add bank account' });
    await dialog.getByLabel('Bank', { exact: true }).selectOption({ label: 'Dhansiri Bank' });
    await expect(dialog.getByLabel('Account holder name')).toHaveValue(person.fullName);
    await dialog.getByLabel('Account number').fill('৫৫৬৬7788');
    await dialog.getByLabel('Default account').selectOption({ label: 'Yes' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('status')).toHaveText('Bank added successfully!');
    await expect(dialog).toBeHidden();
    const added = main(page).getByRole('listitem').filter({ hasText: '55667788' });
    await expect(added).toContainText('Default');
  });

  await test.step('a deposit with its receipt and a promotion', async () => {
    const subscription = waitForConnection(page);
    await open('/deposit');
    await chooseChannel(page, 'Dhansiri Bank');
    await field(page, 'Amount').fill('১,০০০.50');
    await field(page, 'Promotion').selectOption({ label: 'Daily Reload 10%' });
    await expect(
      main(page).getByText('You get RM 1,050.50. Turnover: 8 times that, RM 8,404.00.'),
    ).toBeVisible();
    await next();
    await expect(
      main(page).getByRole('region', { name: 'Selected Payment Details' }),
    ).toContainText('2201 5530 0147');
    await page.getByLabel('Receipt', { exact: true }).setInputFiles(await receiptPicture());
    await expect(main(page).getByAltText('Your receipt')).toBeVisible();
    await expect(main(page).getByRole('region', { name: 'Summary' })).toContainText('RM 1,000.50');
    const release = await holdRequests(page, '**/user/add-deposit?*');
    await submit(page, 'Submit Deposit').click();
    await expect(
      main(page).getByRole('progressbar', { name: /^Sending the receipt: \d+%/ }),
    ).toBeVisible();
    release();
    const result = main(page).getByRole('region', { name: 'Deposit submitted successfully!' });
    await expect(result.getByText('Pending')).toBeVisible();
    for (const text of ['RM 1,000.50', await desk.pendingTransaction(person.username)])
      await expect(result.getByText(text)).toBeVisible();
    await expect(submit(page, 'Submit Deposit')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const { exif, xmp, iptc } = await sharp(
      await desk.receipt(await desk.pendingTransaction(person.username)),
    ).metadata();
    expect({ exif, xmp, iptc }).toEqual({});
    await subscription;
    await expect(wallet(page)).toHaveAccessibleName('Balance: RM 0.00');
    await decide(page, person, true, 'Deposit Update');
    // The promotion adds 10 % of the amount, at most 50.
    await expect(wallet(page)).toHaveAccessibleName('Balance: RM 1,050.50');
    await expect(result.getByText('Approved')).toBeVisible();
    await submit(page, 'Another deposit').click();
    await expect(main(page).locator(':focus')).toBeVisible();
    // A new deposit begins with the main wallet and the channel used last.
    await expect(field(page, 'Goes to')).toHaveValue('0');
    await expect(channelRow(page)).toContainText('Dhansiri Bank');
  });

  await test.step('a transfer', async () => {
    await open('/transfer');
    await expect(submit(page, 'Transfer')).toBeDisabled();
    await fillTransfer(page, { to: 'Shapla Play', amount: '50.50' });
    await expect(
      field(page, 'To').locator('option', { hasText: 'Main Wallet (Same as source)' }),
    ).toBeDisabled();
    const summary = main(page).getByRole('region', { name: 'Summary' });
    await expect(summary).toContainText('RM 50.50');
    await expect(summary).toBeInViewport({ ratio: 1 });
    await submit(page, 'Transfer').click();
    await expect(main(page).getByText('Transfer completed successfully!')).toBeVisible();
    await expect(wallet(page)).toHaveAccessibleName('Balance: RM 1,000.00');
  });

  await test.step('a withdrawal, which is refused', async () => {
    const subscription = waitForConnection(page);
    await open('/withdraw');
    const isRead = rowsRead(page, 'withdraw');
    await field(page, 'Withdraw From').selectOption({ label: 'Main Wallet' });
    await expect(page.getByText('Available: RM 1,000.00')).toBeVisible();
    await main(page).getByRole('button', { name: 'All', exact: true }).click();
    await expect(field(page, 'Amount')).toHaveValue('1000.00');
    await expect(field(page, 'Bank').locator('option:checked')).toHaveText(
      '••7788 · Dhansiri Bank',
    );
    await isRead;
    await submit(page, 'Submit Withdraw').click();
    const review = page.getByRole('dialog', { name: 'Check your withdrawal' });
    for (const text of ['RM 1,000.00 → Dhansiri Bank ••7788', 'RM 0.00', 'RM 8,404.00'])
      await expect(review).toContainText(text);
    await page.keyboard.press('Escape');
    await expect(review).toBeHidden();
    await expect(field(page, 'Amount')).toHaveValue('1000.00');
    expect(await desk.requests('/api/v1/user/add-withdraw', person.username)).toBe(0);
    await submit(page, 'Submit Withdraw').click();
    await review.getByRole('button', { name: 'Confirm Withdrawal' }).click();
    await expect(main(page).getByText('Withdraw request submitted successfully!')).toBeVisible();
    await expect(wallet(page)).toHaveAccessibleName('Balance: RM 0.00');
    await subscription;
    await decide(page, person, false, 'Withdrawal Update');
    await expect(main(page).getByText('Rejected')).toBeVisible();
    await expect(wallet(page)).toHaveAccessibleName('Balance: RM 1,000.00');
  });

  await test.step('the history', async () => {
    await open('/transaction');
    await expect(transactionItems(page)).toHaveCount(1);
    // The bell asks for deposits and withdrawals meanwhile.
    const asked = page.waitForRequest((request) =>
      /%5Btype%5D=(&|$)/.test(request.postData() ?? ''),
    );
    await chooseType(page, 'All types');
    await expect(transactionItems(page)).toHaveCount(4);
    const today = new URL(page.url()).searchParams.get('start');
    const rows = await transactionRows(page);
    expect(rows.map((cells) => [cells[0], ...cells.slice(2, 7)])).toEqual([
      ['1', 'Withdraw', 'Main Wallet', 'Dhansiri Bank', 'RM 1,000.00', 'Rejected'],
      ['2', 'Transfer', 'Main Wallet', 'Shapla Play', 'RM 50.50', 'Approved'],
      ['3', 'Bonus', 'Main Wallet', '-', '+RM 50.00', 'Approved'],
      ['4', 'Deposit', 'Dhansiri Bank', 'Main Wallet', '+RM 1,000.50', 'Approved'],
    ]);
    const [, id, , , , , , date] = rows[0] ?? [];
    expect(id).toMatch(/^W\d{8}$/);
    expect(date?.replaceAll('\u00a0', ' ')).toContain(
      timeText(today ?? '', 'en').replaceAll('\u00a0', ' '),
    );
    await expect(page.getByRole('region', { name: 'Net deposits' })).toContainText('RM 1,000.50');
    expect(new URLSearchParams((await asked).postData() ?? '').get('view_report[start_date]')).toBe(
      `${today} 00:00:00`,
    );
  });

  await test.step('the bonus', async () => {
    await open('/bonuses');
    const row = main(page).locator('tbody tr, li.card');
    await expect(row).toContainText('Daily Reload 10%');
    await expect(row).toContainText('RM 0.00 / RM 8,404.00');
  });
});
