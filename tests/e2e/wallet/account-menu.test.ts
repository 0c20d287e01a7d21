import { expect, test } from '../fixtures/test.ts';
import { main } from './wallet-pages.ts';

for (const path of ['/bonuses', '/bd/transaction', '/ms/bank']) {
  test(`the row of the account menu at the end of ${path} shows where the player is, and does not move the page there`, async ({
    page,
    open,
  }) => {
    await open(path, { as: 'player' });
    await expect(main(page).getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
    const row = main(page).getByRole('navigation').last();
    await row.evaluate((menu) => menu.scrollIntoView({ block: 'center' }));
    await expect(row.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  });
}

test('the account menu has its links in order, Logout on large screens only, and a breadcrumb', async ({
  page,
  open,
}) => {
  await open('/bonuses', { as: 'player' });
  const menu = main(page).getByRole('navigation', { name: 'Account menu' });
  const links = [
    'Profile',
    'Deposit',
    'Withdraw',
    'Transfer',
    'Transactions',
    'Bank Accounts',
    'Bonuses',
    'Safer Play',
  ];
  await expect(menu.getByRole('link')).toHaveText(links);
  await expect(menu.locator('[hidden] a')).toHaveAttribute('href', '/transfer');
  const way = main(page).getByRole('navigation', { name: 'You are here' });
  await expect(way.getByRole('listitem')).toHaveText(['Home', 'Bonuses']);
  // Its last part is the heading, on the same line.
  await expect(way.getByRole('heading', { level: 1, name: 'Bonuses' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Help Center' }).click();
  await page
    .getByRole('dialog', { name: 'Help Center' })
    .getByRole('button', { name: 'Close' })
    .click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menu.getByRole('link')).toHaveText([...links, 'Logout']);
});
