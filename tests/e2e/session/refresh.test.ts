import type { BrowserContext, Page } from '@playwright/test';
import { desk } from '../fixtures/sandbox.ts';
import { NO_TOKENS, storedTokens } from '../fixtures/storage.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectPlayer, wallet } from './player-frame.ts';

const REFRESH = '/api/token/refresh';
const BALANCE = '**/get-game-account-balance?*';

test.use({ expectedFaults: /answer 401|status of 401|Profile: signedOut/ });

/** Lets no request for a balance through until so many wait: then all of them meet the expired token together. */
async function gather(context: BrowserContext, count: number): Promise<void> {
  let waiting: (() => void)[] = [];
  await context.route(
    BALANCE,
    async (route) => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (waiting.length < count) return;
        for (const go of waiting) go();
        waiting = [];
      });
      await route.continue();
    },
    { times: count },
  );
}

const rows = (page: Page) => page.locator('#wallet').getByRole('listitem');

test('one refresh serves the calls of two tabs, and nobody is logged out', async ({ page, open, newTab, newPlayer, context }) => {
  const player = await newPlayer();
  await open('/', { as: player });
  const other = await newTab('/slots');
  const tabs = [page, other];
  for (const tab of tabs) await expectPlayer(tab);
  const before = await storedTokens(page);

  await wallet(page).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(rows(page).filter({ hasText: /-$/ })).toHaveCount(0);
  const balances = await rows(page).allTextContents();
  await wallet(page).click();

  await desk.expireAccess(player.username);
  await gather(context, 2 * balances.length);
  for (const tab of tabs) await wallet(tab).click();
  for (const tab of tabs) await expect(rows(tab)).toHaveText(balances);

  expect(await desk.requests(REFRESH, player.username)).toBe(1);
  const after = await storedTokens(page);
  expect(after).toEqual([expect.any(String), expect.any(String)]);
  expect(after).not.toEqual(before);
  for (const tab of tabs) {
    await tab.reload();
    await expectPlayer(tab);
  }
  expect(await desk.requests(REFRESH, player.username)).toBe(1);
});

test('a start with an expired token refreshes it, unseen', async ({ page, open, newPlayer }) => {
  const player = await newPlayer();
  await open('/profile', { as: player });
  await expectPlayer(page);
  await desk.expireAccess(player.username);
  await page.reload();
  await expectPlayer(page);
  await expect(page).toHaveURL('/profile');
  expect(await desk.requests(REFRESH, player.username)).toBe(1);
});

test('a session revoked ends at the next call: to the login, with the way back, and no token stays in any tab', async ({
  page,
  open,
  newTab,
  newPlayer,
}) => {
  const player = await newPlayer();
  await open('/promotion?x=1', { as: player });
  const other = await newTab('/profile');
  await expectPlayer(page);
  await desk.revoke(player.username);
  await wallet(page).click();
  await expect(page).toHaveURL('/login?next=%2Fpromotion%3Fx%3D1');
  expect(await storedTokens(page)).toEqual(NO_TOKENS);
  await expect(other).toHaveURL('/login?next=%2Fprofile');
  expect(await desk.requests(REFRESH, player.username)).toBe(1);
});

test('a start with a revoked session leads to the login', async ({ page, open, newPlayer }) => {
  const player = await newPlayer();
  await open('/bd/bonuses', { as: player });
  await expect(page.locator('html')).toHaveAttribute('data-session', 'player');
  await desk.revoke(player.username);
  await page.reload();
  await expect(page).toHaveURL('/bd/login?next=%2Fbd%2Fbonuses');
  expect(await storedTokens(page)).toEqual(NO_TOKENS);
});

test('without a refresh token an expired session ends, and none is asked for', async ({ page, open, newPlayer }) => {
  const player = await newPlayer();
  await open('/slots', { as: player });
  await expectPlayer(page);
  await page.evaluate(() => localStorage.removeItem('refresh_token'));
  await desk.expireAccess(player.username);
  await wallet(page).click();
  await expect(page).toHaveURL('/login?next=%2Fslots');
  expect(await storedTokens(page)).toEqual(NO_TOKENS);
  expect(await desk.requests(REFRESH, player.username)).toBe(0);
});
