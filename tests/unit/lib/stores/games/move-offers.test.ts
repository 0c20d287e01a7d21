import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import type { Player } from '../../../../../src/lib/domain/player.ts';
import { createMoveOffers, createTransferChoices } from '../../../../../src/lib/stores/games/move-offers.ts';
import { createBalances } from '../../../../../src/lib/stores/money/balances.ts';
import { type Answers, fakeCall, offline } from '../../fake-backend.ts';
import { playerSession } from '../../fake-session.ts';

const BALANCE = 'v1/user/get-game-account-balance';
const CHOICES = 'v1/user/pre-transfer';
const rows = [
  { id: 0, provider_name: 'Main Wallet' },
  { id: 21, provider_name: 'GhatLive' },
];
const choices = { success: true, data: { game_provider: rows } };
const accounts = [{ providerId: '21', providerName: 'GhatLive', username: 'u', password: 'p' }];

const playerWith = (more: Partial<Player>) =>
  playerSession('7', { username: 'rahim', walletBalance: '80.00', gameAccounts: accounts, ...more });

function open(answers: Answers, opened = playerWith({})) {
  const { call, sent } = fakeCall({ [BALANCE]: { credit: '0.00' }, [CHOICES]: choices, ...answers });
  const session = atom(opened);
  const { $balances, loadBalances } = createBalances({ call, session });
  const offers = createMoveOffers({ session, balances: $balances, loadBalances, choices: createTransferChoices(call) });
  return { ...offers, session, paths: () => sent.map(({ path }) => path) };
}

const offer = {
  player: { id: '7', username: 'rahim' },
  credit: '0.00',
  mainWalletId: '0',
  walletBalance: '80.00',
  amounts: ['50'],
  all: '80.00',
};

test('an empty account is found by asking for its balance and for where money can go, and known from then on', async () => {
  const { findOffer, knownOffer, paths } = open({});
  expect(knownOffer('21')).toBeUndefined();
  expect(await findOffer('21')).toEqual(offer);
  expect(paths().toSorted()).toEqual([BALANCE, CHOICES]);
  expect(knownOffer('21')).toEqual(offer);
  expect(await findOffer('21')).toEqual(offer);
  expect(paths()).toHaveLength(2);
});

test.each([
  ['the main wallet is empty', playerWith({ walletBalance: '0.00' })],
  ['the main wallet is unknown', playerWith({ walletBalance: '' })],
  ['the player has no account of its own there', playerWith({ gameAccounts: [] })],
  ['nobody is logged in', { status: 'guest' } as const],
])('nothing is asked where %s', async (_, opened) => {
  const { findOffer, paths } = open({}, opened);
  expect(await findOffer('21')).toBeUndefined();
  expect(paths()).toEqual([]);
});

test.each([
  ['enough money', { credit: '20.00' }],
  ['a provider in maintenance', { credit: false }],
  ['an unknown balance', { credit: null }],
  ['no answer', offline],
])('%s at the provider launches at once', async (_, answer) => {
  const { findOffer, knownOffer } = open({ [BALANCE]: answer });
  expect(await findOffer('21')).toBeUndefined();
  expect(knownOffer('21')).toBeUndefined();
});

test('money there does not wait for where money can go, and is not asked for again', async () => {
  const { findOffer, paths } = open({ [BALANCE]: { credit: '25.00' }, [CHOICES]: () => new Promise<Response>(() => {}) });
  expect(await findOffer('21')).toBeUndefined();
  expect(await findOffer('21')).toBeUndefined();
  expect(paths().filter((path) => path === BALANCE)).toHaveLength(1);
});

test('where money can go is asked again after a failure', async () => {
  const { findOffer } = open({ [CHOICES]: [offline, choices] });
  expect(await findOffer('21')).toBeUndefined();
  expect(await findOffer('21')).toEqual(offer);
});

test('who plays without money is not asked again, another player is', async () => {
  const { findOffer, knownOffer, decline, session } = open({});
  await findOffer('21');
  decline('21');
  expect(knownOffer('21')).toBeUndefined();
  expect(await findOffer('21')).toBeUndefined();
  const current = session.get();
  session.set({ status: 'guest' });
  session.set(current);
  expect(await findOffer('21')).toEqual(offer);
});
