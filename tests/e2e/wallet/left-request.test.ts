import { field } from '../fixtures/forms.ts';
import { desk } from '../fixtures/sandbox.ts';
import { expect, test, waitForIslands } from '../fixtures/test.ts';
import { waitForNotices } from '../session/player-frame.ts';
import { chooseChannel, fund, main, rowsRead, submit } from './wallet-pages.ts';

const PATH = '/api/v1/user/add-deposit';

test.use({ expectedFaults: /failed request: .*add-deposit/ });

test('a deposit that is reloaded on its way is booked once, and says what came of it', {
  tag: '@gate',
}, async ({ page, open, newPlayer }) => {
  await fund(newPlayer, '100');
  await open('/deposit', { as: newPlayer });
  // The centre reads the same rows.
  await waitForNotices(page);
  const isRead = rowsRead(page, 'deposit');
  await page.getByRole('tab', { name: 'QR Pay' }).click();
  await chooseChannel(page, 'NoukaQR');
  await field(page, 'Amount').fill('25');
  await submit(page, 'Next').click();
  await isRead;
  const isSent = Promise.withResolvers<void>();
  let isReloaded = false;
  await page.route(`**${PATH}?*`, async (route) => {
    if (isReloaded) return route.fallback();
    await route.fetch();
    isSent.resolve();
  });
  await submit(page, 'Submit Deposit').click();
  // The backend has taken the request, whose answer never comes.
  await isSent.promise;
  await page.reload();
  // Without `unroute`: it loses the scripts that are on their way.
  isReloaded = true;
  await waitForIslands(page);
  const result = main(page).getByRole('region', { name: 'We have received your deposit request.' });
  for (const text of ['RM 25.00', 'Pending']) await expect(result.getByText(text)).toBeVisible();
  // The first one is from the funds.
  expect(await desk.requests(PATH, newPlayer.username)).toBe(2);
  await page.reload();
  await waitForIslands(page);
  await expect(field(page, 'Amount')).toHaveValue('');
  await expect(main(page).getByText(/We have received|on its way/)).toBeHidden();
});
