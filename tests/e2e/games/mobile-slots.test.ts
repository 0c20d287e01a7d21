import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('a visitor gets a dialog that links to the login', async ({ page, open }) => {
  await open('/mobile-slots');
  await page.getByRole('link', { name: 'Pocket Haor' }).click();
  await expect(dialog(page)).toContainText('Please login to continue');
  await expect(dialog(page).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?next=%2Fmobile-slots');
});

test('a player gets the account at the provider', async ({ page, open, newPlayer }) => {
  const player = await newPlayer();
  await open('/mobile-slots', { as: player });
  await page.getByRole('link', { name: 'Pocket Haor' }).click();
  await expect(dialog(page)).toContainText(player.username);
  await expect(dialog(page)).toContainText('RM 0.00');
});
