import type { Page } from '@playwright/test';
import { watchRequests } from '../fixtures/requests.ts';
import { expect, settled, test } from '../fixtures/test.ts';
import { GAME, hostGame, mockLaunch, refuseTabs } from './launch.ts';

const firstGame = (page: Page) => page.getByRole('main').locator('a[data-game]').first();
const dialog = (page: Page) => page.getByRole('dialog');

test('a guest who taps a game gets a dialog with it, and by the login back to the launch', {
  tag: '@gate',
}, async ({ page, open }) => {
  const { queries } = await mockLaunch(page);
  await open('/casino');
  await settled(page);
  const scripts = watchRequests(page, /\.js /);
  await firstGame(page).click();
  await expect(dialog(page)).toContainText('Please login to continue');
  const wanted = dialog(page).locator('[data-wanted-game]');
  await expect(wanted).toHaveText(
    ((await firstGame(page).locator('.tile-name').textContent()) ?? '').trim(),
  );
  await expect(wanted.locator('img')).toHaveJSProperty('complete', true);
  await expect(wanted.locator('img')).toHaveCSS('height', '64px');
  await expect(dialog(page).getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/login?next=%2Fcasino%23play',
  );
  await expect(dialog(page).getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
    'href',
    '/register?next=%2Fcasino%23play',
  );
  expect(queries).toEqual([]);
  expect(scripts).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
});

test('a game opens in a new tab, with a waiting page until its address is there', {
  tag: '@gate',
}, async ({ page, open }) => {
  await hostGame(page);
  const { queries, answer } = await mockLaunch(page);
  await open('/slots/Matighar', { as: 'player' });
  const popup = page.waitForEvent('popup');
  await firstGame(page).click();
  const tab = await popup;
  await expect(dialog(page)).toContainText('Launching');
  await expect(tab.getByRole('heading')).toContainText('Launching');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  for (const press of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(press);
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toContainText('Launching');
  await answer({ url: GAME });
  await expect(tab.getByRole('heading', { name: 'The game' })).toBeVisible();
  expect(tab.url()).toBe(GAME);
  await expect(dialog(page)).toBeHidden();
  await expect(firstGame(page)).toBeFocused();
  expect(queries).toEqual([
    {
      locale: 'en',
      isFrame: '0',
      mode: 'real',
      language: 'en',
      providerName: 'Matighar',
      gameCode: (await firstGame(page).getAttribute('data-game')) ?? '',
      provider: '8',
    },
  ]);
});

test('where a window is refused, a launch leads to its game in the same tab, and a refusal is shown', async ({
  page,
  open,
}) => {
  await page.addInitScript(refuseTabs);
  await hostGame(page);
  const { queries, answer } = await mockLaunch(page);
  await open('/slots/Matighar', { as: 'player' });
  await firstGame(page).click();
  await expect(dialog(page)).toContainText('Launching');
  await answer({ error: 'Closed until nine' });
  await expect(dialog(page).getByRole('alert')).toHaveText('Closed until nine');
  await dialog(page).getByRole('button', { name: 'Try Again' }).click();
  await answer({ url: GAME });
  await dialog(page).getByRole('link', { name: 'Open at localhost:4999' }).click();
  await expect(page.getByRole('heading', { name: 'The game' })).toBeVisible();
  expect(queries).toHaveLength(2);
  expect(page.context().pages()).toHaveLength(1);
  await page.goBack();
  await expect(firstGame(page)).toBeVisible();
});

test('a tile of mobile slots asks a guest to log in', async ({ page, open }) => {
  await open('/mobile-slots');
  await page.getByRole('link', { name: 'Pocket Haor' }).click();
  await expect(dialog(page)).toContainText('Please login to continue');
  await expect(dialog(page).getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/login?next=%2Fmobile-slots',
  );
});
