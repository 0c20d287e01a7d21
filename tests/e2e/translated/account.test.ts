import type { Page } from '@playwright/test';
import { field } from '../fixtures/forms.ts';
import { desk } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { GAME, hostGame, mockLaunch } from '../games/launch.ts';
import { waitForConnection, wallet } from '../session/player-frame.ts';
import {
  chooseType,
  depositByQr,
  fund,
  main,
  submit,
  transactionItems,
} from '../wallet/wallet-pages.ts';
import { describeTranslated, translatedTexts, translatePages } from './translator.ts';

/** The first row of the open wallet. */
const total = (page: Page) => page.locator('#wallet').getByRole('definition').first();

describeTranslated(() => {
  test('a bank account is added, edited and deleted; date of birth and password are changed', async ({
    page,
    open,
    newPlayer,
  }) => {
    await open('/bank', { as: newPlayer });
    const dialog = page.getByRole('dialog');
    await submit(page, 'Add Bank').click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Please select a bank')).toBeVisible();
    await dialog.getByLabel('Bank', { exact: true }).selectOption({ index: 2 });
    await dialog.getByLabel('Account number').fill('55667788');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    const added = main(page).getByRole('listitem').filter({ hasText: '55667788' });
    await added.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByLabel('Account number').fill('55667799');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(added).toHaveCount(0);
    const edited = main(page).getByRole('listitem').filter({ hasText: '55667799' });
    await edited.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Yes, delete it!' }).click();
    await expect(edited).toHaveCount(0);

    await open('/profile');
    await field(page, 'Date of birth').fill('1991-05-06');
    await submit(page, 'Save Changes').click();
    await expect(main(page).getByText('Date of birth updated successfully')).toBeVisible();
    await field(page, 'Current password').fill(newPlayer.password);
    await field(page, 'New password').fill('monsoon12345');
    await field(page, 'Re-enter new password').fill('monsoon12345');
    await submit(page, 'Change Password').click();
    await expect(main(page).getByText('Password updated successfully')).toBeVisible();
  });

  test('wallet, notices and history follow what happens', async ({ page, open, newPlayer }) => {
    await fund(newPlayer, '100');
    await depositByQr(newPlayer, '40');
    const subscription = waitForConnection(page);
    const newest = transactionItems(page).first();
    await open('/transaction', { as: newPlayer });
    await expect(transactionItems(page)).toHaveCount(2);
    await expect(newest).toContainText('Pending');
    await subscription;
    await desk.decide(await desk.pendingTransaction(newPlayer.username), true);
    const update = page.getByRole('dialog', { name: 'Deposit Update' });
    await update.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(newest).toContainText('Approved');
    await expect(newest).not.toContainText('Pending');
    await expect(wallet(page)).toHaveAccessibleName('Balance: RM 140.00');
    await wallet(page).click();
    await expect(total(page)).toContainText('RM 140.00');
    await page.locator('#wallet').getByRole('button', { name: 'Refresh balances' }).click();
    await expect(total(page)).toContainText('RM 140.00');
    await page.keyboard.press('Escape');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Notices/ })
      .click();
    await expect(page.locator('#notices li').first()).toContainText('Deposit of RM 40.00 approved');
    await page.keyboard.press('Escape');
    await chooseType(page, 'Withdraw');
    await expect(main(page).getByText('No transactions found')).toBeVisible();
    await main(page).getByRole('button', { name: 'All', exact: true }).click();
    await expect(transactionItems(page)).toHaveCount(2);
    await newest.click();
    await expect(newest.getByRole('button', { name: /^Copy ID/ })).toBeVisible();
    await expect(newest).toContainText('RM 40.00');
  });

  test('games are found and launched', async ({ page, open, newPlayer }) => {
    await hostGame(page);
    await mockLaunch(page, { url: GAME });
    await open('/slots', { as: newPlayer });
    await main(page).getByRole('link', { name: 'Search games' }).click();
    const search = page.getByRole('dialog', { name: 'Search games' });
    for (const words of ['rickshaw', 'sundorban strips']) {
      await search.getByRole('searchbox').fill(words);
      await expect(search.getByRole('status')).toContainText(/Games found: \d+/);
    }
    await search.getByRole('searchbox').fill('zzzzzz');
    await expect(search.getByText('zzzzzz')).toBeVisible();
    await search.getByRole('searchbox').fill('sundorban strips');
    const found = search.locator('a[data-game]').filter({ visible: true }).first();
    await expect(found).toContainText('Sundarban Stripes');
    const popup = page.waitForEvent('popup');
    await found.click();
    await (await popup).waitForURL(GAME);
    await expect(page.getByRole('dialog', { name: 'Launching…' })).toBeHidden();
  });
});

test('a translator that asks leaves alone whatever names money, people, accounts and dates', async ({
  page,
  context,
  open,
  newPlayer,
}) => {
  await translatePages(context, { original: 'removed', asks: true });
  await fund(newPlayer, '100');
  await open('/transaction', { as: newPlayer });
  await expect(transactionItems(page)).toHaveCount(1);
  for (const path of ['/transaction', '/bank', '/profile', '/withdraw', '/deposit', '/bonuses']) {
    await open(path);
    await wallet(page).click();
    await expect(total(page)).toContainText('RM 100.00');
    const texts = await translatedTexts(page);
    expect(texts.length, `translated texts of ${path}`).toBeGreaterThan(5);
    expect(
      texts.filter(
        (text) =>
          /RM|\d[.,:]\d\d|\d{5}/.test(text) ||
          text.includes(newPlayer.username) ||
          text.includes(newPlayer.fullName),
      ),
      path,
    ).toEqual([]);
  }
  await open('/');
  await expect(page.locator('[data-game]').first()).toBeVisible();
  await expect(
    page.locator('.tile-name font, .tile-provider font, [data-player] font'),
  ).toHaveCount(0);
  await open('/help/deposit');
  expect((await translatedTexts(page)).join(' ')).toMatch(/deposit/i);
});
