import { field } from '../fixtures/forms.ts';
import { logIn } from '../fixtures/players.ts';
import { desk } from '../fixtures/sandbox.ts';
import { expect, test, waitForIslands } from '../fixtures/test.ts';
import { chooseType, fillTransfer, fund, main, pictureStats, submit, tile, transactionItems } from './wallet-pages.ts';

const refusal = { status: 200, headers: { 'access-control-allow-origin': '*' }, json: { success: false } };

for (const [path, call, title] of [
  ['/deposit', 'pre-deposit', 'Deposit Disabled'],
  ['/withdraw', 'pre-withdraw', 'Withdraw Disabled'],
  ['/transfer', 'pre-transfer', 'Transfer Disabled'],
] as const) {
  test(`${path} is disabled while its pre-check fails, and comes back`, async ({ page, open }) => {
    await page.route(`**/api/v1/user/${call}?*`, (route) => route.fulfill(refusal));
    await open(path, { as: 'player' });
    const notice = main(page).getByRole('alert');
    await expect(notice.getByRole('heading')).toHaveText(title);
    await expect(notice).toContainText('This feature is unavailable right now. Please contact support.');
    await expect(notice.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', /^https:/);
    await expect(main(page).locator('form')).toHaveCount(0);
    await page.unroute(`**/api/v1/user/${call}?*`);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(main(page).locator('form')).toBeVisible();
  });
}

test('every account page redirects a visitor to the login, with the way back', async ({ page }) => {
  for (const path of ['/profile', '/deposit', '/withdraw', '/transfer', '/transaction', '/bonuses', '/bank']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
});

test('a player without banks, bonuses and transactions sees what to do next', async ({ page, open, newPlayer }) => {
  const player = await newPlayer();
  await open('/bank', { as: player });
  await main(page).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question).toContainText('Are you sure you want to delete this bank?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await main(page).getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(main(page).getByRole('status').filter({ hasText: 'Bank deleted successfully!' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Add Your First Bank' })).toBeVisible();
  expect((await desk.form('/api/v1/user/delete-withdraw-bank', player.username))?.map(([name]) => name)).toEqual([
    'delete_user_withdraw_bank[id]',
  ]);

  await open('/withdraw');
  await expect(main(page).getByText('No banks added yet.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Add Bank' })).toHaveAttribute('href', '/bank');
  await field(page, 'Withdraw From').selectOption({ label: 'Main Wallet' });
  await field(page, 'Amount').fill('5');
  await submit(page, 'Submit Withdraw').click();
  await expect(main(page).getByText('Please add a bank first before making a withdrawal.')).toBeVisible();

  await open('/transaction');
  await expect(main(page).getByText('No transactions found')).toBeVisible();
  await open('/bonuses');
  await expect(main(page).getByText('No bonuses yet')).toBeVisible();
  // The promotions lead to the bonuses, and back.
  await main(page).getByRole('link', { name: 'See promotions' }).click();
  await main(page).getByRole('link', { name: 'Your bonuses' }).click();
  await expect(page).toHaveURL('/bonuses');
});

test('a bank account is changed, and keeps its other fields', async ({ page, open, newPlayer }) => {
  const player = await newPlayer();
  await open('/bank', { as: player });
  await main(page).getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit bank account' });
  await expect(dialog.getByLabel('Bank', { exact: true }).locator('option:checked')).toHaveText('Dhansiri Bank');
  await dialog.getByLabel('Account number').fill('99887766');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Bank updated successfully!');
  await expect(dialog).toBeHidden();
  await expect(main(page).getByText('99887766')).toBeVisible();
  const [id, ...fields] = (await desk.form('/api/v1/user/edit-withdraw-bank', player.username)) ?? [];
  expect(id?.[0]).toBe('update_user_withdraw_bank[id]');
  expect(fields).toEqual([
    ['update_user_withdraw_bank[bank_id]', '1'],
    ['update_user_withdraw_bank[account_holder_name]', player.fullName],
    ['update_user_withdraw_bank[account_number]', '99887766'],
    ['update_user_withdraw_bank[default]', expect.stringMatching(/^[01]$/)],
  ]);
});

test('date of birth and password are changed; the new one works for the login', async ({ page, open, newPlayer }) => {
  const player = await newPlayer();
  await open('/profile', { as: player });
  await expect(field(page, 'Username')).toHaveAttribute('readonly');
  await field(page, 'Date of birth').fill('1991-05-06');
  await submit(page, 'Save Changes').click();
  await expect(main(page).getByText('Date of birth updated successfully')).toBeVisible();
  expect(await desk.form('/api/v1/edit-user', player.username)).toEqual([['update_user[dob]', '1991-05-06']]);

  await field(page, 'Current password').fill(player.password);
  await field(page, 'New password').fill('monsoon12345');
  await field(page, 'Re-enter new password').fill('monsoon12345');
  await submit(page, 'Change Password').click();
  await expect(main(page).getByText('Password updated successfully')).toBeVisible();
  for (const name of ['Current password', 'New password', 'Re-enter new password']) await expect(field(page, name)).toHaveValue('');
  expect((await desk.form('/api/v1/user/change-password', player.username))?.map(([name]) => name)).toEqual(
    ['old_password', 'new_password', 'confirm_password'].map((name) => `change_password[${name}]`),
  );
  await logIn({ ...player, password: 'monsoon12345' });
  await page.reload();
  await expect(field(page, 'Date of birth')).toHaveValue('1991-05-06');
});

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
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await open('/bd/transaction', { as: player });
  await transactionItems(page).locator('summary').press('Enter');
  const isDrawerLoaded = () => scripts.some((url) => url.includes('receipt-picture'));
  expect(isDrawerLoaded()).toBe(false);
  await transactionItems(page).getByRole('button', { name: 'রসিদ' }).click();
  const receipt = page.getByRole('dialog', { name: /^D\d{8}-এর রসিদ$/ });
  await expect(receipt).toContainText('RM 100.00');
  const download = page.waitForEvent('download');
  await receipt.getByRole('button', { name: 'ছবি সেভ করুন' }).click();
  const picture = await download;
  expect(picture.suggestedFilename()).toMatch(/^receipt-D\d{8}\.png$/);
  expect(isDrawerLoaded()).toBe(true);
  const { width, height, channels } = await pictureStats(await picture.path());
  expect([width, height > 800, channels.every(({ min, max, mean }) => min < 40 && max === 255 && mean > 230)]).toEqual([1000, true, true]);
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('the history says when it cannot be loaded, and loads again on request', async ({ page, open }) => {
  await page.route('**/api/v1/report?*', (route) => route.fulfill(refusal));
  await open('/transaction', { as: 'player' });
  await expect(main(page).getByRole('alert').first()).toContainText('The transactions could not be loaded. Please try again.');
  await page.unroute('**/api/v1/report?*');
  await main(page).getByRole('button', { name: 'Try again' }).last().click();
  await expect(main(page).getByText('No transactions found')).toBeVisible();
});

test('the fields of a deposit survive a reload, except the receipt', async ({ page, open, newPlayer }) => {
  await open('/deposit', { as: await newPlayer() });
  await field(page, 'Amount').fill('77');
  await submit(page, 'Next').click();
  await field(page, 'Provider').selectOption({ label: 'Main Wallet' });
  await tile(page, 'Kopotakkho Savings Bank').check();
  await page.reload();
  await waitForIslands(page);
  await expect(main(page).getByText('Step 2 of 5')).toBeVisible();
  await expect(tile(page, 'Kopotakkho Savings Bank')).toBeChecked();
  await submit(page, 'Back').click();
  await expect(field(page, 'Amount')).toHaveValue('77');
});

test('a provider in maintenance keeps the form’s values', async ({ page, open, newPlayer }) => {
  const player = await newPlayer();
  await fund(player, '50');
  await open('/transfer', { as: player });
  await fillTransfer(page, { to: 'Matighar', amount: '5' });
  await expect(page.getByText('Under Maintenance')).toBeVisible();
  await submit(page, 'Transfer').click();
  await expect(main(page).getByRole('alert')).toHaveText('This provider is under maintenance. Please choose another one for now.');
  await expect(field(page, 'Amount')).toHaveValue('5');
});
