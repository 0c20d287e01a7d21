import type { Page } from '@playwright/test';
import type { TestPlayer } from '../fixtures/players.ts';
import { desk } from '../fixtures/sandbox.ts';
import { stored } from '../fixtures/storage.ts';
import { expect, test, waitForIslands } from '../fixtures/test.ts';
import { waitForConnection, waitForNotices, wallet } from '../session/player-frame.ts';
import { hide, show } from '../session/visibility.ts';
import { depositByQr, main, transactionItems, transactionRows } from './wallet-pages.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notices/ });
const REPORT = '**/api/v1/report?*';

/** Opens a player's page and waits until the notice centre has read the report once, so that later outcomes are unread. */
async function openWatching(
  page: Page,
  open: (path: string, options: { as: TestPlayer }) => Promise<unknown>,
  path: string,
  as: TestPlayer,
) {
  const loaded = page.waitForResponse(REPORT);
  await open(path, { as });
  await loaded;
  await waitForNotices(page);
}

test('row, balance and notice centre update together, and a notice is unread only once', async ({ page, open, newPlayer }) => {
  const player = await newPlayer();
  await depositByQr(player, '40');
  const subscription = waitForConnection(page);
  await openWatching(page, open, '/transaction', player);
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
  await page.reload();
  await waitForIslands(page);
  await loaded;
  await expect(bell(page)).toHaveAccessibleName('Notices');
});

test('a decision that was made while the page was hidden and offline is shown when it is visible again', async ({
  page,
  open,
  newPlayer,
}) => {
  const player = await newPlayer();
  await depositByQr(player, '40');
  await page.routeWebSocket(/\/app\//, () => undefined);
  await openWatching(page, open, '/slots', player);
  await hide(page);
  await desk.decide(await desk.pendingTransaction(player.username), false);
  await show(page);
  await expect(bell(page)).toHaveAccessibleName('Notices, 1 unread');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await bell(page).click();
  await expect(page.locator('#notices li')).toContainText('Deposit of RM 40.00 not approved');
  await expect(page.locator('#notices').getByRole('link', { name: 'All transactions' })).toHaveAttribute('href', /^\/transaction\?/);
  // The notice leads to its transaction, which is open and has the ways to support.
  await page.locator('#notices li').getByRole('link').click();
  const support = main(page).getByRole('region', { name: 'Ask support about it' });
  await expect(support).toContainText(/Deposit, RM\u00a040\.00, ID D\d{8}, /);
  const message = await support.getByRole('paragraph').textContent();
  const whatsapp = await support.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(new URL(whatsapp ?? '').searchParams.get('text')).toBe(message);
});
