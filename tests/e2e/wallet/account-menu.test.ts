import { expect, test } from '../fixtures/test.ts';
import { main } from './wallet-pages.ts';

for (const path of ['/bank', '/bd/transaction', '/ms/bank']) {
  test(`the row of the account menu shows where the player is on ${path}`, async ({ page, open }) => {
    await open(path, { as: 'player' });
    await expect(main(page).locator('nav a[aria-current]')).toBeInViewport({ ratio: 1 });
    await expect(main(page).getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  });
}
