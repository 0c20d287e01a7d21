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
