import type { Page } from '@playwright/test';
import { holdRequests } from '../fixtures/requests.ts';
import { desk } from '../fixtures/sandbox.ts';
import { NO_TOKENS, storedTokens } from '../fixtures/storage.ts';
import { expect, settled, test } from '../fixtures/test.ts';
import { expectPlayer, waitForNotices, wallet } from './player-frame.ts';

const REFRESH = '/api/token/refresh';
const BALANCE = '**/get-game-account-balance?*';

test.use({ expectedFaults: /answer 401|status of 401|Profile: signedOut/ });

/** The folded ones of empty providers, too. */
const rows = (page: Page) => page.locator('#wallet li');

test('one refresh serves two tabs', { tag: '@gate' }, async ({
  page,
  open,
  newTab,
  newPlayer,
  context,
}) => {
  test.slow();
  await open('/', { as: newPlayer });
  await expectPlayer(page);

  const other = await newTab('/slots');
  const tabs = [page, other];
  await expectPlayer(other);
  const before = await storedTokens(page);
  await wallet(page).click();
  await expect(rows(page)).not.toHaveCount(0);
  await expect(page.locator('#wallet [aria-busy=true]')).toHaveCount(0);
  const balances = await rows(page).allTextContents();
  await wallet(page).click();

  await desk.expireAccess(newPlayer.username);
  // Those of both tabs reach the expired token together.
  const release = await holdRequests(context, BALANCE);
  const asked = tabs.map((tab) => tab.waitForRequest(BALANCE));
  for (const tab of tabs) await wallet(tab).click();
  await Promise.all(asked);
  release();
  for (const tab of tabs) await expect(rows(tab)).toHaveText(balances);
  expect(await desk.requests(REFRESH, newPlayer.username)).toBe(1);
  const after = await storedTokens(page);
  expect(after).toEqual([expect.any(String), expect.any(String)]);
  expect(after).not.toEqual(before);
  for (const tab of tabs) {
    await tab.reload();
    await expectPlayer(tab);
    // A call that the other tab still has to make would end the session before this one asks for anything.
    await settled(tab);
  }
  expect(await desk.requests(REFRESH, newPlayer.username)).toBe(1);
});

test('a revoked session ends at the next call: every tab goes to the login with the way back, and the tokens are removed', {
  tag: '@gate',
}, async ({ page, open, newTab, newPlayer }) => {
  await open('/promotion?x=1', { as: newPlayer });
  await waitForNotices(page);
  const other = await newTab('/profile');
  await expectPlayer(page);
  // A call that is still to come would end the session before the tap.
  await settled(page);
  await desk.revoke(newPlayer.username);
  await wallet(page).click();
  await expect(page).toHaveURL('/login?next=%2Fpromotion%3Fx%3D1');
  expect(await storedTokens(page)).toEqual(NO_TOKENS);
  await expect(other).toHaveURL('/login?next=%2Fprofile');
  expect(await desk.requests(REFRESH, newPlayer.username)).toBe(1);
});
