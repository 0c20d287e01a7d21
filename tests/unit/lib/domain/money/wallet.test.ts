import { expect, test } from 'vitest';
import {
  findMainWallet,
  hasMoney,
  mainWalletFirst,
  transferEnds,
  walletName,
  walletTotal,
} from '@/lib/domain/money/wallet';

const LIVE = { id: '1', name: 'GhatLive' };
const MAIN = { id: '0', name: 'Main Wallet' };
const SLOTS = { id: '8', name: 'Wallet of slots' };

test.each(['Main Wallet', 'MAIN_WALLET', ' main-wallet ', 'mainwallet'])(
  '%j is the main wallet',
  (name) => {
    expect(findMainWallet([LIVE, { id: '0', name }])?.id).toBe('0');
  },
);

test.each(['Main', 'Wallet', 'My main wallet bonus', 'Domain Wallet'])('%j is not', (name) => {
  expect(findMainWallet([{ id: '0', name }])).toBeUndefined();
});

test('the choices have the main wallet first, in the player’s language; without one they are as the backend sent them', () => {
  expect(mainWalletFirst([LIVE, MAIN, SLOTS], 'মূল ওয়ালেট')).toEqual([
    { id: '0', name: 'মূল ওয়ালেট' },
    LIVE,
    SLOTS,
  ]);
  expect(mainWalletFirst([SLOTS, LIVE], 'x')).toEqual([SLOTS, LIVE]);
});

const choices = [MAIN, LIVE, SLOTS];
test.each([
  ['', { from: '0', to: '' }],
  ['?to=8', { from: '0', to: '8' }],
  ['?from=8', { from: '8', to: '0' }],
  ['?from=8&to=1', { from: '8', to: '1' }],
  ['?from=8&to=8', { from: '8', to: '' }],
  ['?from=0', { from: '0', to: '' }],
  ['?to=0', { from: '', to: '0' }],
  ['?from=99&to=98', { from: '0', to: '' }],
  ['?from=99&to=1', { from: '0', to: '1' }],
])('a new transfer of %j is %j', (search, ends) =>
  expect(transferEnds(search, choices)).toEqual(ends),
);

test('a new transfer without a main wallet has only what the address names', () => {
  expect(transferEnds('', [LIVE, SLOTS])).toEqual({ from: '', to: '' });
  expect(transferEnds('?from=8', [LIVE, SLOTS])).toEqual({ from: '8', to: '' });
});

test('only the main wallet’s name is in the player’s language', () => {
  expect(['main_wallet', 'GhatLive', ''].map((name) => walletName(name, 'মূল ওয়ালেট'))).toEqual([
    'মূল ওয়ালেট',
    'GhatLive',
    '',
  ]);
});

test.each([
  ['1250.00', [], '1250.00'],
  ['0.1', ['0.2'], '0.30'],
  ['12.509', ['7'], '19.50'],
  ['10', ['-2.50'], '7.50'],
  ['99999999999999999999.99', ['0.01'], '100000000000000000000.00'],
  ['', ['1.00'], undefined],
  ['1.00', ['soon'], undefined],
])('main wallet %j and credits %j make %j', (mainWallet, credits, total) =>
  expect(walletTotal(mainWallet, credits)).toBe(total),
);

test.each([
  ['0.01', true],
  ['0.009', false],
  ['-5.00', false],
  ['', false],
])('%j is money: %j', (decimal, expected) => expect(hasMoney(decimal)).toBe(expected));
