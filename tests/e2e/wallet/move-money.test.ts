import type { Page } from '@playwright/test';
import { holdRequests } from '../fixtures/held-requests.ts';
import { logIn } from '../fixtures/players.ts';
import { desk, requestJson } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { GAME, hostGame, mockLaunch } from '../games/launch.ts';
import { fund } from './wallet-pages.ts';

const GHATLIVE = { providerName: 'GhatLive', provider: '21', gameCode: '', isFrame: '0', mode: 'real', language: 'en' };
const tile = (page: Page) => page.getByRole('main').locator('a[data-game][data-provider="21"]');
const dialog = (page: Page) => page.getByRole('dialog');

test('a game without money takes some along', { tag: '@gate' }, async ({ page, open, newPlayer }) => {
  await hostGame(page);
  const player = await newPlayer();
  await fund(player, '120');
  const { token } = await logIn(player);
  // Opens the player's account there.
  await requestJson(`/api/v1/launch-game?${new URLSearchParams(GHATLIVE)}`, { headers: { authorization: `Bearer ${token}` } });
  const { queries } = await mockLaunch(page, { url: GAME });
  await open('/casino', { as: player });
  await tile(page).click();
  await expect(dialog(page)).toHaveAccessibleName('You have RM 0.00 at GhatLive');
  await expect.poll(() => page.context().pages().length).toBe(1);
  await expect(dialog(page).getByRole('button', { name: /^Move/ })).toHaveText([
    'Move RM 50.00 and play',
    'Move RM 100.00 and play',
    'Move all (RM 120.00) and play',
  ]);
  await dialog(page).getByRole('button', { name: 'Choose another game' }).click();
  await expect(dialog(page)).toBeHidden();

  // What is known needs no tab: it would only be closed again.
  const opened: Page[] = [];
  page.on('popup', (popup) => opened.push(popup));
  await tile(page).click();
  await expect(dialog(page)).toHaveAccessibleName('You have RM 0.00 at GhatLive');
  expect(opened).toEqual([]);
  expect(queries).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Move RM 100.00 and play' }).click();
  await expect.poll(() => opened[0]?.url()).toBe(GAME);
  await expect(dialog(page)).toBeHidden();
  expect((await desk.form('/api/v1/user/add-transfer', player.username))?.map(([, value]) => value)).toEqual(['100', '0', '21']);
});

test('a launch waits no longer than a moment for the balance', { tag: '@gate' }, async ({ page, open }) => {
  await page.clock.install();
  await holdRequests(page, '**/get-game-account-balance?*');
  const { queries } = await mockLaunch(page, { url: GAME });
  await hostGame(page);
  await open('/casino', { as: 'player' });
  const asked = page.waitForRequest(/get-game-account-balance/);
  const popup = page.waitForEvent('popup');
  await tile(page).click();
  await asked;
  expect(queries).toEqual([]);
  await page.clock.runFor(1_500);
  await (await popup).waitForURL(GAME);
});
