import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const ACCOUNT = { provider_id: 61, provider_name: 'Pocket Haor', username: 'river01', password: 'haor-77' };

/** Gives the player an account at one of the providers. */
async function withAccount(page: Page, credit: unknown = '12.5'): Promise<void> {
  await page.route('**/api/v1/user-profile?**', async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    const response = await route.fetch();
    const body = await response.json();
    body.data[0].user_game_account.push(ACCOUNT);
    await route.fulfill({ response, json: body });
  });
  await page.route('**/api/v1/user/get-game-account-balance?**', async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    await route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { credit } });
  });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('a visitor gets a dialog that links to the login', async ({ page, open }) => {
  await open('/mobile-slots');
  await page.getByRole('link', { name: 'Pocket Haor' }).click();
  await expect(dialog(page)).toContainText('Please login to continue');
  await expect(dialog(page).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?next=%2Fmobile-slots');
});

test('each part of the account can be copied', async ({ page, open }) => {
  await withAccount(page, '1234.5');
  await open('/mobile-slots', { as: 'player' });
  await page.getByRole('link', { name: 'Pocket Haor' }).click();
  await expect(dialog(page)).toContainText('river01');
  await expect(dialog(page)).toContainText('RM 1,234.50');
  for (const [name, value] of [
    ['Copy username', 'river01'],
    ['Copy password', 'haor-77'],
    ['Copy balance', '1,234.50'],
  ] as const) {
    await dialog(page).getByRole('button', { name }).click();
    await expect(dialog(page).getByText('Copied to clipboard!')).toBeVisible();
    expect(await clipboard(page)).toBe(value);
  }
});
