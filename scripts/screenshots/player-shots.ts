import type { Page } from 'playwright';
import type { Shot } from './shots.ts';

const openMenu = (page: Page, menu: string) => page.locator(`header button[popovertarget=${menu}]`).click();
const sendForm = (page: Page) => page.locator('main form button[type=submit]:visible').last().click();

/** Chooses a way to pay; on phones up to the step with the part that is wanted. */
const deposit = (method: number, until: string) => async (page: Page) => {
  const amount = page.locator('input[name=amount]');
  const tabs = page.locator('main [role=tab]');
  await page.locator('.money-actions').waitFor();
  // Phones show a step at a time, large screens all of them.
  for (let step = 0; step < 5; step += 1) {
    if (await amount.isVisible()) await amount.fill('500');
    if (await tabs.first().isVisible()) {
      await tabs.nth(method).click();
      await page.locator('main label.choice-tile').first().click();
    }
    if (await page.locator(`main [data-part=${until}]`).first().isVisible()) return;
    await page.locator('.money-actions button').last().click();
  }
};

/** What a player sees, with the demo player's money and history. */
export const PLAYER_SHOTS: readonly Shot[] = [
  { name: 'player-home', route: '' },
  { name: 'player-promotions', route: '/promotion' },
  { name: 'player-menu', route: '', upTo: 768, isOverlay: true, prepare: (page) => openMenu(page, 'menu') },
  {
    name: 'wallet',
    route: '/slots',
    isOverlay: true,
    prepare: async (page) => {
      await openMenu(page, 'wallet');
      await page.locator('#wallet li').first().waitFor();
    },
  },
  { name: 'notices', route: '/vip', isOverlay: true, prepare: (page) => openMenu(page, 'notices') },
  {
    name: 'game-account',
    route: '/mobile-slots',
    isOverlay: true,
    prepare: async (page) => {
      await page.locator('main a[data-account]').first().click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  { name: 'profile', route: '/profile' },
  { name: 'deposit', route: '/deposit' },
  { name: 'deposit-bank', route: '/deposit', prepare: deposit(0, 'details') },
  { name: 'deposit-receipt', route: '/deposit', upTo: 360, prepare: deposit(0, 'receipt') },
  { name: 'deposit-gateway', route: '/deposit', prepare: deposit(1, 'summary') },
  { name: 'deposit-qr', route: '/deposit', prepare: deposit(2, 'details') },
  { name: 'withdraw', route: '/withdraw' },
  { name: 'withdraw-errors', route: '/withdraw', prepare: sendForm },
  { name: 'transfer', route: '/transfer' },
  { name: 'bank', route: '/bank' },
  {
    name: 'bank-dialog',
    route: '/bank',
    isOverlay: true,
    prepare: (page) => page.locator('main button:visible').first().click(),
  },
  { name: 'history', route: '/transaction?type=all&start=&end=' },
  {
    name: 'history-open',
    route: '/transaction?type=all&start=&end=',
    upTo: 768,
    prepare: (page) => page.locator('main li details summary').first().click(),
  },
  { name: 'history-empty', route: '/transaction?type=all&start=2020-01-01&end=2020-01-02' },
  { name: 'bonuses', route: '/bonuses' },
];
