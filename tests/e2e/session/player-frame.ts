import { expect, type Page } from '@playwright/test';

/** The balance in the header: it opens the wallet. */
export const wallet = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Balance: / });

export async function expectPlayer(page: Page): Promise<void> {
  await expect(wallet(page)).toContainText(/\d\.\d\d$/);
  await expect(page.locator('html')).toHaveAttribute('data-session', 'player');
}

/** Nothing of a player is to be seen. */
export async function expectGuest(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-session', 'guest');
  await expect(page.getByRole('banner').getByText('RM', { exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Login', exact: true }).filter({ visible: true }).first()).toBeVisible();
}
