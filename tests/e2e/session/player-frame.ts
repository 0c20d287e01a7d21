import { expect, type Page } from '@playwright/test';

/** The button in the header that shows the balance and opens the wallet. */
export const wallet = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Balance: / });

export async function expectPlayer(page: Page): Promise<void> {
  await expect(wallet(page)).toContainText(/\d\.\d\d$/);
  await expect(page.locator('html')).toHaveAttribute('data-session', 'player');
}

/** Expects a guest's page, without a player's balance. */
export async function expectGuest(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-session', 'guest');
  await expect(page.getByRole('banner').getByText('RM', { exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Login', exact: true }).filter({ visible: true }).first()).toBeVisible();
}
