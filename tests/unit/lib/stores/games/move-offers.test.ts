import { expect, test, vi } from 'vitest';
import type { Player } from '@/lib/domain/player';
import { type Answers, fakeBackend, offline } from '../../fake-backend.ts';
import { playerSession, siteSession } from '../../fake-session.ts';

const BALANCE = 'v1/user/get-game-account-balance';
const CHOICES = 'v1/user/pre-transfer';
const rows = [
  { id: 0, provider_name: 'Main Wallet' },
  { id: 21, provider_name: 'GhatLive' },
];
const choices = { success: true, data: { game_provider: rows } };
const accounts = [{ providerId: '21', providerName: 'GhatLive', username: 'u', password: 'p' }];

const playerWith = (more: Partial<Player>) =>
  playerSession('7', {
    username: 'rahim',
    walletBalance: '80.00',
    gameAccounts: accounts,
    ...more,
  });

async function open(answers: Answers, opened = playerWith({})) {
  vi.resetModules();
  const sent = fakeBackend({ [BALANCE]: { credit: '0.00' }, [CHOICES]: choices, ...answers });
  (await siteSession()).set(opened);
  return {
    ...(await import('@/lib/stores/games/move-offers')),
    paths: () => sent.map(({ path }) => path),
  };
}

const offer = {
  player: { id: '7', username: 'rahim' },
  credit: '0.00',
  mainWalletId: '0',
  walletBalance: '80.00',
  amount: '50',
};

test.each(['0.00', '19.99'])(
  'an account with %s is found by asking for its balance, each time, and once for where money can go',
  async (credit) => {
    const { findOffer, paths } = await open({ [BALANCE]: { credit } });
    expect(await findOffer('21')).toEqual({ ...offer, credit });
    expect(paths().toSorted()).toEqual([BALANCE, CHOICES]);
    expect(await findOffer('21')).toEqual({ ...offer, credit });
    expect(paths()).toHaveLength(3);
  },
);

test.each([
  ['80.00', '50'],
  ['50.00', '50.00'],
  ['20.009', '20.00'],
])('of a main wallet with %s it offers %s', async (walletBalance, amount) => {
  const { findOffer } = await open({}, playerWith({ walletBalance }));
  expect(await findOffer('21')).toEqual({ ...offer, walletBalance, amount });
});

test.each([
  ['the main wallet has less than the minimum', playerWith({ walletBalance: '0.99' })],
  ['the main wallet is unknown', playerWith({ walletBalance: '' })],
  ['the player has no account of its own there', playerWith({ gameAccounts: [] })],
  ['nobody is logged in', { status: 'guest' } as const],
])('nothing is asked where %s', async (_, opened) => {
  const { findOffer, paths } = await open({}, opened);
  expect(await findOffer('21')).toBeUndefined();
  expect(paths()).toEqual([]);
});

test.each([
  ['enough money', { credit: '20.00' }],
  ['a debt', { credit: '-0.01' }],
  ['a provider in maintenance', { credit: false }],
  ['an unknown balance', { credit: null }],
  ['no answer', offline],
])('%s at the provider launches without waiting for where money can go', async (_, credit) => {
  const { findOffer } = await open({
    [BALANCE]: credit,
    [CHOICES]: () => new Promise<Response>(() => {}),
  });
  expect(await findOffer('21')).toBeUndefined();
});

test('as much at the provider as in the main wallet launches at once', async () => {
  const { findOffer } = await open(
    { [BALANCE]: { credit: '12.50' } },
    playerWith({ walletBalance: '12.50' }),
  );
  expect(await findOffer('21')).toBeUndefined();
});

test.each([
  ['no transfer leads to the provider', rows.slice(0, 1)],
  ['there is no main wallet', rows.slice(1)],
  ['the provider is the main wallet', [{ id: 21, provider_name: 'Main Wallet' }]],
])('nothing is offered where %s', async (_, game_provider) => {
  const { findOffer } = await open({ [CHOICES]: { success: true, data: { game_provider } } });
  expect(await findOffer('21')).toBeUndefined();
});

test('where money can go is asked again after a failure', async () => {
  const { findOffer } = await open({ [CHOICES]: [offline, choices] });
  expect(await findOffer('21')).toBeUndefined();
  expect(await findOffer('21')).toEqual(offer);
});

test('who plays without money is not asked again', async () => {
  const { findOffer, declineOffer, paths } = await open({});
  declineOffer('21');
  expect(await findOffer('21')).toBeUndefined();
  expect(paths()).toEqual([]);
});
