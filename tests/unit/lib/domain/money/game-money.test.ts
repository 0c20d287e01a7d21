import { expect, test } from 'vitest';
import { moveOffer } from '../../../../../src/lib/domain/money/game-money.ts';

const player = { id: '7', username: 'rahim', walletBalance: '1250.00' };
const choices = [
  { id: '0', name: 'Main Wallet' },
  { id: '21', name: 'GhatLive' },
];
const empty = { id: '21', credit: '0.00' };

test.each(['0.00', '19.99'])('a provider that holds %s is offered two small amounts and all that the main wallet has', (credit) => {
  expect(moveOffer({ ...empty, credit }, player, choices)).toEqual({
    player: { id: '7', username: 'rahim' },
    credit,
    mainWalletId: '0',
    walletBalance: '1250.00',
    amounts: ['50', '100'],
    all: '1250.00',
  });
});

test.each([
  ['100.01', ['50', '100']],
  ['100.00', ['50']],
  ['50.009', []],
  ['1.00', []],
])('of %s only amounts below it are offered beside all', (walletBalance, amounts) => {
  expect(moveOffer(empty, { ...player, walletBalance }, choices)?.amounts).toEqual(amounts);
});

test.each([
  ['the provider holds enough', { ...empty, credit: '20.00' }, player, choices],
  ['the provider holds as much as the main wallet', { ...empty, credit: '12.50' }, { ...player, walletBalance: '12.50' }, choices],
  ['the provider is owed something', { ...empty, credit: '-0.01' }, player, choices],
  ['the credit is no amount', { ...empty, credit: '' }, player, choices],
  ['the main wallet has less than the minimum', empty, { ...player, walletBalance: '0.99' }, choices],
  ['the main wallet is unknown', empty, { ...player, walletBalance: '' }, choices],
  ['no transfer leads to the provider', { ...empty, id: '22' }, player, choices],
  ['there is no main wallet', empty, player, choices.slice(1)],
  ['the provider is the main wallet', { ...empty, id: '0' }, player, choices],
])('nothing is offered where %s', (_, provider, owner, providers) => {
  expect(moveOffer(provider, owner, providers)).toBeUndefined();
});
