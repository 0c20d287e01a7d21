import { desk } from '../fixtures/sandbox.ts';
import { NO_TOKENS, storedTokens } from '../fixtures/storage.ts';
import { expect, settled, test } from '../fixtures/test.ts';
import { expectPlayer, waitForNotices, wallet } from './player-frame.ts';

const REFRESH = '/api/token/refresh';

test.use({ expectedFaults: /answer 401|status of 401|Profile: signedOut/ });

test('a revoked session ends at the next call: every tab goes to the login with the way back, and the tokens are removed', {
  tag: '@gate',
}, async ({ page, open, newTab, newPlayer }) => {
  const player = await newPlayer();
  await open('/promotion?x=1', { as: player });
  await waitForNotices(page);
  const other = await newTab('/profile');
  await expectPlayer(page);
  // A call that is still to come would end the session before the tap.
  await settled(page);
  await desk.revoke(player.username);
  await wallet(page).click();
  await expect(page).toHaveURL('/login?next=%2Fpromotion%3Fx%3D1');
  expect(await storedTokens(page)).toEqual(NO_TOKENS);
  await expect(other).toHaveURL('/login?next=%2Fprofile');
  expect(await desk.requests(REFRESH, player.username)).toBe(1);
});
