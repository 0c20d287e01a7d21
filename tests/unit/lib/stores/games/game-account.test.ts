// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Account from '../../../../../src/lib/stores/games/game-account.ts';
import type * as Session from '../../../../../src/lib/stores/session.ts';
import { type Answers, fakeBackend, offline, user } from '../../fake-backend.ts';

const BALANCE = 'v1/user/get-game-account-balance';
const haor = { provider_id: 61, provider_name: 'Pocket Haor', username: 'river01', password: 'haor-77' };
const withAccount = { 'v1/user-profile': { success: true, data: [{ ...user, user_game_account: [haor] }] }, [BALANCE]: { credit: '5' } };
let account: typeof Account;
let session: typeof Session;

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockReturnValue();
  localStorage.setItem('token', 'access');
});
afterEach(() => vi.unstubAllGlobals());

async function open(answers: Answers) {
  const sent = fakeBackend(answers);
  account = await import('../../../../../src/lib/stores/games/game-account.ts');
  session = await import('../../../../../src/lib/stores/session.ts');
  return () => sent.filter(({ path }) => path === BALANCE).map(({ query }) => query['provider_id']);
}

test('the account at the chosen provider is shown once the player is known, and its balance asked for', async () => {
  const asked = await open(withAccount);
  account.chooseProvider({ id: '61', name: 'Pocket Haor' });
  expect(account.$gameAccount.get()).toBe('unknown');
  await session.startSession();
  expect(account.$gameAccount.get()).toMatchObject({ username: 'river01', password: 'haor-77' });
  await vi.waitFor(() => expect(asked()).toEqual(['61']));
});

test('another provider has another account, or none, and no balance', async () => {
  const asked = await open(withAccount);
  await session.startSession();
  account.chooseProvider({ id: '62', name: 'TapTepantor' });
  expect(account.$gameAccount.get()).toBe('none');
  account.chooseProvider(undefined);
  expect(account.$chosenProvider.get()).toBeUndefined();
  expect(asked()).toEqual([]);
});

test('a profile that cannot be had is said', async () => {
  await open({ 'v1/user-profile': offline });
  account.chooseProvider({ id: '61', name: 'Pocket Haor' });
  await session.startSession();
  expect(account.$gameAccount.get()).toBe('unreachable');
});
