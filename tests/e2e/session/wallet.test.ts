import { holdRequests, watchRequests } from '../fixtures/requests.ts';
import { expect, test } from '../fixtures/test.ts';
import { wallet } from './player-frame.ts';

/** The demo player's rows once all are known: the empty one is folded. */
const SORTED = ['RM 12.50', 'Maintenance', 'RM 75.25', 'RM 1,234.56'];

test('the header has the balance; the wallet is closed, and loads its balances when it opens', {
  tag: '@gate',
}, async ({ page, open }) => {
  const asked = watchRequests(page, /get-game-account-balance/);
  const release = await holdRequests(page, '**/get-game-account-balance?*provider_id=22*');
  await open('/', { as: 'player' });
  await expect(wallet(page)).toHaveAccessibleName('Balance: RM 1,250.00');
  const dropdown = page.locator('#wallet');
  await expect(dropdown).toBeHidden();
  expect(asked).toEqual([]);

  await wallet(page).click();
  await expect(dropdown.getByRole('heading', { name: 'Wallet' })).toBeVisible();
  const amounts = dropdown.getByRole('listitem').locator('> :nth-child(2)');
  await expect(amounts).toHaveText(['RM 12.50', 'Maintenance', 'RM 0.00', '-', 'RM 1,234.56']);
  release();
  await expect(amounts).toHaveText(SORTED);
  // The one in maintenance is not in it: 1,250.00 in the main wallet, and what the others hold.
  const leftOut = 'Balances that are not known are not in it.';
  await expect(dropdown.getByRole('definition')).toHaveText([
    'RM 2,572.31',
    leftOut,
    'RM 1,250.00',
  ]);
  await expect(dropdown.getByText('RM 0.00', { exact: true })).toBeHidden();
  await dropdown.getByText('Without money (1)', { exact: true }).click();
  await expect(dropdown.getByText('RM 0.00', { exact: true })).toBeVisible();
  // Each provider has one way: what it holds back, or money in; one in maintenance has none.
  const ways = dropdown.getByRole('listitem').getByRole('link');
  await expect(ways).toHaveText(['Take back', 'Take back', 'Take back', 'Move in']);
  await expect(ways.first()).toHaveAttribute('href', /^\/transfer\?from=\d+$/);
  await expect(ways.last()).toHaveAttribute('href', /^\/transfer\?to=\d+$/);
  expect(asked.map((request) => /provider_id=(\d+)/.exec(request)?.[1]).toSorted()).toEqual([
    '1',
    '21',
    '22',
    '41',
    '8',
  ]);
  const withoutRule = await dropdown.evaluate((menu) => {
    const rules = [...document.querySelectorAll('style')]
      .map(({ textContent }) => textContent)
      .join('');
    const classes = [...menu.querySelectorAll('[class]')].flatMap(({ classList }) => [
      ...classList,
    ]);
    return classes.filter((name) => !rules.includes(`.${CSS.escape(name)}`));
  });
  expect(withoutRule, 'classes of the wallet that the page has no rules for').toEqual([]);

  await wallet(page).click();
  await expect(dropdown).toBeHidden();
});
