import { expect, type Page, type WebSocket } from '@playwright/test';
import { stored } from '../fixtures/storage.ts';

/** The button in the header that shows the balance and opens the wallet. */
export const wallet = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /Balance: / });

export async function expectPlayer(page: Page): Promise<void> {
  await expect(wallet(page)).toContainText(/\d\.\d\d\s*$/);
  await expect(page.locator('html')).toHaveAttribute('data-session', 'player');
}

/** Expects a guest's page, without a player's balance. */
export async function expectGuest(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-session', 'guest');
  await expect(page.locator('header [data-wallet]')).toBeHidden();
  // A form of the login's kind leads to the other one alone.
  const entries = page.locator('a[href$="/login"], a[href$="/register"]');
  await expect(entries.filter({ visible: true }).first()).toBeVisible();
}

/** The next connection that the page opens, once it is subscribed. */
export async function waitForConnection(page: Page): Promise<WebSocket> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) =>
    String(payload).includes('subscription_succeeded'),
  );
  return socket;
}

/** Waits until the notice centre has read the report, for the first time on this device. It is opened in idle time, and its calls come after that. */
export async function waitForNotices(page: Page): Promise<void> {
  await expect.poll(() => stored(page, 'outcomes_seen')).not.toBeNull();
}
