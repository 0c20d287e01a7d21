import type { Page, Request } from '@playwright/test';
import { logIn, registerPlayer } from '../fixtures/players.ts';
import { holdRequests } from '../fixtures/requests.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectPlayer, wallet } from '../session/player-frame.ts';
import { fund } from '../wallet/wallet-pages.ts';

const PROFILE = '**/user-profile?*';
const username = (page: Page) =>
  page.getByRole('main').getByLabel('Username', { exact: true }).filter({ visible: true }).first();

test('a player who signs in in another tab takes this one over', {
  tag: '@gate',
}, async ({ page, open, newTab, newPlayer }) => {
  const second = await registerPlayer();
  await fund(newPlayer, '40');
  await open('/profile', { as: newPlayer });
  await expect(username(page)).toHaveValue(newPlayer.username);
  const other = await newTab('/slots');
  const { token } = await logIn(second);
  const withNewToken: string[] = [];
  page.on('request', async (request: Request) => {
    if ((await request.headerValue('authorization')) === `Bearer ${token}`)
      withNewToken.push(new URL(request.url()).pathname);
  });
  const release = await holdRequests(page, PROFILE);
  await other.goto(`/?force_token=${token}`);
  await expectPlayer(other);

  await expect(username(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('Loading…');
  await expect(wallet(page)).toHaveAccessibleName('Balance: RM -');
  expect(new Set(withNewToken)).toEqual(new Set(['/api/v1/user-profile']));
  release();
  await expect(username(page)).toHaveValue(second.username);
  await expect(wallet(page)).toHaveAccessibleName('Balance: RM 0.00');
});
