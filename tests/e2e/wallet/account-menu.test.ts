import { expect, test } from '../fixtures/test.ts';
import { main } from './wallet-pages.ts';

for (const path of ['/bonuses', '/bd/transaction', '/ms/bank']) {
  test(`the row of the account menu shows where the player is on ${path}`, async ({ page, open }) => {
    await open(path, { as: 'player' });
    await expect(main(page).locator('nav a[aria-current]')).toBeInViewport({ ratio: 1 });
    await expect(main(page).getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  });
}

test('the account menu has its links in order, Logout on large screens only, and a breadcrumb', async ({ page, open }) => {
  await open('/bonuses', { as: 'player' });
  const menu = main(page).getByRole('navigation', { name: 'Account menu' });
  const links = ['Profile', 'Deposit', 'Withdraw', 'Transfer', 'Transactions', 'Bank Accounts', 'Bonuses', 'Safer Play'];
  await expect(menu.getByRole('link')).toHaveText(links);
  await expect(menu.locator('[hidden] a')).toHaveAttribute('href', '/transfer');
  await expect(main(page).getByRole('navigation', { name: 'You are here' }).getByRole('listitem')).toHaveText(['Home', 'Bonuses']);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menu.getByRole('link')).toHaveText([...links, 'Logout']);
});
