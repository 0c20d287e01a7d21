import { expect, test, waitForIslands } from '../fixtures/test.ts';
import { chooseType, fund, main, transactionItems } from './wallet-pages.ts';

test('the filters of the history are in the address: Back, Forward and a reload restore them', async ({
  page,
  open,
  newPlayer,
}) => {
  await fund(newPlayer, '100');
  await open('/transaction', { as: newPlayer });
  const isSet = (name: string) =>
    expect(main(page).getByRole('button', { name, exact: true, pressed: true })).toBeVisible();
  await expect(transactionItems(page)).toHaveCount(1);
  // The list starts in the first screen of a phone.
  await expect(transactionItems(page)).toBeInViewport({ ratio: 1 });
  await chooseType(page, 'Withdraw');
  await expect(main(page).getByText('No transactions found')).toBeVisible();
  await expect(page).toHaveURL(/type=withdraw/);
  await page.goBack();
  await expect(transactionItems(page)).toHaveCount(1);
  await isSet('In');
  await page.goForward();
  await page.reload();
  await waitForIslands(page);
  await isSet('Out');
  await main(page).getByRole('button', { name: 'Remove filter: Today' }).click();
  await expect(page).toHaveURL(/start=&end=/);

  await main(page).getByRole('button', { name: 'All', exact: true }).click();
  await expect(transactionItems(page)).toHaveCount(1);
});
