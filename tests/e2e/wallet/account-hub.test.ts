import { holdRequests } from '../fixtures/held-requests.ts';
import { waitForPaint, watchShifts } from '../fixtures/layout-shifts.ts';
import { expect, test } from '../fixtures/test.ts';
import { depositByQr, main, transactionItems } from './wallet-pages.ts';

test('the account opens with what is waiting, which leads to its transactions', async ({ page, open, newPlayer }) => {
  const player = await newPlayer();
  await depositByQr(player, '25');
  await open('/profile', { as: player });
  await main(page).getByText('1 in the last 30 days').click();
  await expect(main(page).getByText('Deposit RM\u00a025.00')).toBeVisible();
  await main(page).getByRole('link', { name: 'All that is waiting' }).click();
  await expect(page).toHaveURL(/^[^?]*\/transaction\?type=all&status=pending&start=/);
  await expect(transactionItems(page)).toContainText('25.00');
});

test('nothing jumps in the account when what is waiting comes late', async ({ page, open, newPlayer, context }) => {
  const player = await newPlayer();
  await depositByQr(player, '25');
  const shifts = await watchShifts(context);
  const release = await holdRequests(page, '**/report?*');
  await open('/profile', { as: player });
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
  await waitForPaint(page);
  release();
  await expect(page.getByText('1 in the last 30 days')).toBeVisible();
  await waitForPaint(page);
  expect(shifts).toEqual([]);
});
