import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { REPORT_TYPES, type ReportType } from '../../../src/lib/domain/report/report.ts';
import { field } from '../fixtures/forms.ts';
import { headersOf, type Login } from '../fixtures/players.ts';
import { desk, requestJson } from '../fixtures/sandbox.ts';
import { expect } from '../fixtures/test.ts';

/** The main part of the page: the frame has links of the same names. */
export const main = (page: Page) => page.getByRole('main');
/** A button of the main part. That which sends a deposit says on phones that it is paid, where the player pays first. */
export const submit = (page: Page, name: string) =>
  name === 'Submit Deposit'
    ? main(page).getByRole('button', { name: /^(Submit Deposit|I have paid)$/ })
    : main(page).getByRole('button', { name, exact: true });

/** The row of a deposit's channel, which opens the sheet with all of them. */
export const channelRow = (page: Page) => main(page).locator('[data-field=channel]');

/** Chooses a channel of a deposit, by its name. */
export async function chooseChannel(page: Page, name: string): Promise<void> {
  await channelRow(page).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

/** A receipt picture as a phone takes it, with location and camera in the metadata. */
export async function receiptPicture() {
  const buffer = await sharp({
    create: { width: 640, height: 960, channels: 3, background: '#d8c8a8' },
  })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 48/1 0/1' },
    })
    .toBuffer();
  return { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer };
}

/** Requests a deposit to the main wallet directly from the backend; by QR, which needs no receipt. */
export async function depositByQr(login: Login, amount: string): Promise<void> {
  const body = new FormData();
  const fields = {
    provider_id: '0',
    deposit_bank_id: '21',
    deposit_method: 'qr_pay',
    promotion_id: '0',
    deposit_amount: amount,
  };
  for (const [name, value] of Object.entries(fields)) body.set(`add_deposit[${name}]`, value);
  const headers = await headersOf(login);
  await requestJson('/api/v1/user/add-deposit', { method: 'POST', headers, body });
}

/** Puts money into the main wallet by a deposit and its approval. */
export async function fund(login: Login, amount: string): Promise<void> {
  await depositByQr(login, amount);
  await desk.decide(await desk.pendingTransaction(login.username), true);
}

/** Both providers of a transfer, and its amount. */
export async function fillTransfer(
  page: Page,
  { from = 'Main Wallet', to = 'Shapla Play', amount = '10' } = {},
): Promise<void> {
  await field(page, 'From').selectOption({ label: from });
  await field(page, 'To').selectOption({ label: to });
  await field(page, 'Amount').fill(amount);
}

/** Resolves when a form has read the rows that are there before its request, which it does while it is filled in. */
export const rowsRead = (page: Page, type: ReportType) =>
  page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes(`view_report%5Btype%5D=${REPORT_TYPES[type]}`),
  );

/** Answers the report with these rows, each a rejected deposit but for what it says. */
export async function mockReport(
  page: Page,
  rows: readonly object[],
  total = rows.length,
): Promise<void> {
  const row = {
    type: 'Deposit',
    from_provider: 'Main Wallet',
    to_provider: '',
    amount: '75.00',
    status: 'Rejected',
  };
  const data = rows.map((own, index) => ({
    ...row,
    transaction_id: `D${index}`,
    created_at: '2025-11-12 10:30:00',
    ...own,
  }));
  const json = { success: true, data, total_record: total, current_page: 1 };
  await page.route('**/api/v1/report?*', (route) => route.fulfill({ json }));
}

/** The transactions: a table on large screens, rows that open on phones. */
const transactions = (page: Page) => main(page).locator('table, ul:has(> li > ul > li > details)');
export const transactionItems = (page: Page) =>
  transactions(page).locator('tbody tr, li > details');

/** The transactions, each as the texts of the table's columns. */
export async function transactionRows(page: Page): Promise<string[][]> {
  await expect(transactions(page)).not.toHaveAttribute('aria-busy');
  const rows = await transactionItems(page).evaluateAll((found) =>
    found.map((row) => [...row.querySelectorAll('td, dd')].map((cell) => cell.textContent)),
  );
  // The space between the currency and an amount does not break.
  return rows.map((cells) => cells.map((text) => text.replace(/\s+/g, ' ').trim()));
}

/** Chooses the type in the filters, which are in a sheet on phones. */
export async function chooseType(page: Page, label: string): Promise<void> {
  const opener = main(page).getByRole('button', { name: 'Filters', exact: true });
  await expect(opener.or(field(page, 'Type'))).toBeVisible();
  const isSheet = await opener.isVisible();
  if (isSheet) await opener.click();
  await field(page, 'Type').selectOption({ label });
  if (isSheet)
    await page.getByRole('dialog').getByRole('button', { name: 'Show Transactions' }).click();
}
