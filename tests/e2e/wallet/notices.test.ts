import type { Page } from '@playwright/test';
import { desk } from '../fixtures/sandbox.ts';
import { stored } from '../fixtures/storage.ts';
import { expect, test, waitForIslands } from '../fixtures/test.ts';
import { waitForConnection, waitForNotices, wallet } from '../session/player-frame.ts';
import { depositByQr, transactionItems, transactionRows } from './wallet-pages.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notices/ });
const REPORT = '**/api/v1/report?*';

test('row, balance and notice centre update together, and a notice is unread only once', async ({ page, open, newPlayer }) => {
  const player = await newPlayer();
  await depositByQr(player, '40');
  const subscription = waitForConnection(page);
  await open('/transaction', { as: player });
  await waitForNotices(page);
  await subscription;
  await expect(transactionItems(page)).toContainText('Pending');
  await expect(bell(page)).toHaveAccessibleName('Notices');

  await desk.decide(await desk.pendingTransaction(player.username), true);
  await page.getByRole('dialog', { name: 'Deposit Update' }).getByRole('button', { name: 'OK', exact: true }).click();
  await expect(bell(page)).toHaveAccessibleName('Notices, 1 unread');
  await expect(transactionItems(page)).toContainText('Approved');
  await expect(wallet(page)).toHaveAccessibleName('Balance: RM 40.00');
  const id = (await transactionRows(page))[0]?.[1] ?? '';

  await bell(page).click();
  const entries = page.locator('#notices li');
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText('Deposit of RM 40.00 approved');
  await expect(entries).toContainText(id);
  await expect(bell(page)).toHaveAccessibleName('Notices');
  // Neither the amount nor anything else of what was decided.
  expect(JSON.parse((await stored(page, 'outcomes_seen')) ?? '')).toEqual({
    player: expect.any(String),
    ids: [id],
    deposit: [],
    withdraw: [],
  });
  const loaded = page.waitForResponse(REPORT);
  // It leads to its transaction, which is open.
  await entries.getByRole('link').click();
  await loaded;
  await waitForIslands(page);
  await expect(transactionItems(page)).toHaveAttribute('open');
  await expect(bell(page)).toHaveAccessibleName('Notices');
});
