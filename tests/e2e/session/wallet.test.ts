import { holdRequests } from '../fixtures/held-requests.ts';
import { expect, test } from '../fixtures/test.ts';
import { wallet } from './player-frame.ts';
import { show } from './visibility.ts';

const BALANCE = '**/get-game-account-balance?*';
const PROFILE = '**/user-profile?*';

test('the header has the balance; the wallet is closed, and loads its balances when it opens', async ({ page, open }) => {
  const requestedProviders: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('get-game-account-balance'))
      requestedProviders.push(new URL(request.url()).searchParams.get('provider_id') ?? '');
  });
  const release = await holdRequests(page, '**/get-game-account-balance?*provider_id=22*');
  await open('/', { as: 'player' });
  await expect(wallet(page)).toHaveText('RMBalance: 1,250.00');
  const dropdown = page.locator('#wallet');
  await expect(dropdown).toBeHidden();
  expect(requestedProviders).toEqual([]);

  await wallet(page).click();
  await expect(dropdown.getByRole('heading', { name: 'Balances by provider' })).toBeVisible();
  const amounts = dropdown.getByRole('listitem').locator('> :last-child');
  await expect(amounts).toHaveText(['12.50', 'Maintenance', '0.00', '-', '1,234.56']);
  release();
  await expect(amounts).toHaveText(['12.50', 'Maintenance', '0.00', '75.25', '1,234.56']);
  expect(requestedProviders.toSorted()).toEqual(['1', '21', '22', '41', '8']);

  await wallet(page).click();
  await expect(dropdown).toBeHidden();
});

test('Refresh loads the balance and every provider’s again', async ({ page, open }) => {
  await open('/slots', { as: 'player' });
  await wallet(page).click();
  const amounts = page.locator('#wallet').getByRole('listitem').locator('> :last-child');
  await expect(amounts).toHaveText(['12.50', 'Maintenance', '0.00', '75.25', '1,234.56']);
  await page.route(BALANCE, (route) => route.fulfill({ json: { credit: '7.00' } }));
  await page.route(PROFILE, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.data[0].wallet_balance = '99.50';
    await route.fulfill({ response, json: body });
  });
  await page.getByRole('button', { name: 'Refresh balances' }).click();
  await expect(amounts).toHaveText(['7.00', '7.00', '7.00', '7.00', '7.00']);
  await expect(wallet(page)).toHaveText('RMBalance: 99.50');
});

test.describe('a balance that cannot be loaded', () => {
  test.use({ expectedFaults: /answer 500|status of 500|ERR_FAILED/ });
  test('is unknown, and only the value false means maintenance', async ({ page, open }) => {
    const answers: Record<string, object | undefined> = {
      1: { credit: 0 },
      8: { credit: null },
      21: { credit: 'false' },
      41: { credit: false },
    };
    await page.route(BALANCE, (route) => {
      const json = answers[new URL(route.request().url()).searchParams.get('provider_id') ?? ''];
      return json ? route.fulfill({ json }) : route.fulfill({ status: 500, body: 'broken' });
    });
    await open('/', { as: 'player' });
    await wallet(page).click();
    await expect(page.locator('#wallet').getByRole('listitem').locator('> :last-child')).toHaveText(['0.00', '-', '-', '-', 'Maintenance']);
  });
});

test('the menu of small screens has the player’s name and balance', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/bd/slots', { as: 'player' });
  await page.getByRole('banner').getByRole('button').first().click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByText('demo1', { exact: true })).toBeVisible();
  await expect(menu.getByText('1,250.00', { exact: true })).toBeVisible();
});

test('the balance and the rows are loaded again when the tab is visible again', async ({ page, open }) => {
  await open('/', { as: 'player' });
  await wallet(page).click();
  const amounts = page.locator('#wallet').getByRole('listitem').locator('> :last-child');
  await expect(amounts).toHaveText(['12.50', 'Maintenance', '0.00', '75.25', '1,234.56']);
  await page.route(BALANCE, (route) => route.fulfill({ json: { credit: '7.00' } }));
  const again = page.waitForResponse(PROFILE);
  await show(page);
  expect((await again).status()).toBe(200);
  await expect(amounts).toHaveText(['7.00', '7.00', '7.00', '7.00', '7.00']);
});

test('a player without game accounts sees a message', async ({ page, open, newPlayer }) => {
  await page.route(PROFILE, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: [{ ...body.data[0], user_game_account: [] }] } });
  });
  await open('/', { as: await newPlayer() });
  await expect(wallet(page)).toHaveText('RMBalance: 0.00');
  await wallet(page).click();
  await expect(page.getByText('You have no game accounts yet.', { exact: true })).toBeVisible();
});
