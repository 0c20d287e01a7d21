import { expect, test } from 'vitest';
import { hasMoney, walletTotal } from '../../../../../src/lib/domain/money/wallet.ts';

test.each([
  ['1250.00', [], '1250.00'],
  ['0.1', ['0.2'], '0.30'],
  ['12.509', ['7'], '19.50'],
  ['10', ['-2.50'], '7.50'],
  ['99999999999999999999.99', ['0.01'], '100000000000000000000.00'],
  ['', ['1.00'], undefined],
  ['1.00', ['soon'], undefined],
])('main wallet %j and credits %j make %j', (mainWallet, credits, total) => expect(walletTotal(mainWallet, credits)).toBe(total));

test.each([
  ['0.01', true],
  ['1234.56', true],
  ['0.00', false],
  ['0.009', false],
  ['-5.00', false],
  ['', false],
])('%j is money: %j', (decimal, expected) => expect(hasMoney(decimal)).toBe(expected));
