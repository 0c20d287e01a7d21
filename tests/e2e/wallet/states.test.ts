import sharp from 'sharp';
import { watchRequests } from '../fixtures/requests.ts';
import { expect, test, waitForIslands } from '../fixtures/test.ts';
import { chooseType, fund, main, transactionItems } from './wallet-pages.ts';

test('the filters of the history are in the address: Back, Forward and a reload restore them', async ({ page, open, newPlayer }) => {
  const player = await newPlayer();
  await fund(player, '100');
  await open('/transaction', { as: player });
  const isSet = (name: string) => expect(main(page).getByRole('button', { name: `Remove filter: ${name}` })).toBeVisible();
  await expect(transactionItems(page)).toHaveCount(1);
  // The list starts in the first screen of a phone.
  await expect(transactionItems(page)).toBeInViewport({ ratio: 1 });
  await chooseType(page, 'Withdraw');
  await expect(main(page).getByText('No transactions found')).toBeVisible();
  await expect(page).toHaveURL(/type=withdraw/);
  await page.goBack();
  await expect(transactionItems(page)).toHaveCount(1);
  await isSet('Deposit');
  await page.goForward();
  await page.reload();
  await waitForIslands(page);
  await isSet('Withdraw');
  await main(page).getByRole('button', { name: 'Remove filter: Today' }).click();
  await expect(page).toHaveURL(/start=&end=/);

  await main(page).getByRole('button', { name: 'Remove filter: Withdraw' }).click();
  await expect(transactionItems(page)).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^transactions-all.*\.csv$/);
});

test('a row opens from the keyboard to its receipt, which is saved as a picture or printed', async ({ page, open, newPlayer }) => {
  const player = await newPlayer();
  await fund(player, '100');
  const drawer = watchRequests(page, /receipt-picture/);
  await open('/bd/transaction', { as: player });
  await transactionItems(page).locator('> summary').press('Enter');
  expect(drawer).toEqual([]);
  await transactionItems(page).getByRole('button', { name: 'রসিদ' }).click();
  const receipt = page.getByRole('dialog', { name: /^D\d{8}-এর রসিদ$/ });
  await expect(receipt).toContainText('RM 100.00');
  const download = page.waitForEvent('download');
  await receipt.getByRole('button', { name: 'ছবি সেভ করুন' }).click();
  const picture = await download;
  expect(picture.suggestedFilename()).toMatch(/^receipt-D\d{8}\.png$/);
  expect(drawer).toHaveLength(1);
  const drawn = sharp(await picture.path());
  const [{ width, height }, { channels }] = await Promise.all([drawn.metadata(), drawn.stats()]);
  expect([width, height > 800, channels.slice(0, 3).every(({ min, max, mean }) => min < 40 && max === 255 && mean > 230)]).toEqual([
    1000,
    true,
    true,
  ]);
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
});
