import type { Page } from '@playwright/test';
import { headersOf } from '../fixtures/players.ts';
import { holdRequests } from '../fixtures/requests.ts';
import { desk, requestJson } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { GAME, hostGame, mockLaunch } from '../games/launch.ts';
import { fund } from './wallet-pages.ts';

const GHATLIVE = {
  providerName: 'GhatLive',
  provider: '21',
  gameCode: '',
  isFrame: '0',
  mode: 'real',
  language: 'en',
};
const tile = (page: Page) => page.getByRole('main').locator('a[data-game][data-provider="21"]');
const dialog = (page: Page) => page.getByRole('dialog');

test('a game without money takes some along', { tag: '@gate' }, async ({
  page,
  open,
  newPlayer,
}) => {
  await hostGame(page);
  await fund(newPlayer, '120');
  // Opens the player's account there.
  await requestJson(`/api/v1/launch-game?${new URLSearchParams(GHATLIVE)}`, {
    headers: await headersOf(newPlayer),
  });
  const { queries } = await mockLaunch(page, { url: GAME });
  await open('/casino', { as: newPlayer });
  await tile(page).click();
  await expect(dialog(page)).toHaveAccessibleName('You have RM 0.00 at GhatLive');
  await expect.poll(() => page.context().pages().length).toBe(1);
  expect(queries).toEqual([]);
  const opened = page.waitForEvent('popup');
  await dialog(page).getByRole('button', { name: 'Move RM 50.00 and play' }).click();
  await (await opened).waitForURL(GAME);
  await expect(dialog(page)).toBeHidden();
  expect(
    (await desk.form('/api/v1/user/add-transfer', newPlayer.username))?.map(([, value]) => value),
  ).toEqual(['50', '0', '21']);
});

test('a launch waits no longer than a moment for the balance', async ({ page, open }) => {
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
