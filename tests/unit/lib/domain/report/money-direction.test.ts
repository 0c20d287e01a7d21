import { expect, test } from 'vitest';
import { moneyDirection, signedMoney } from '@/lib/domain/report/money-direction';

const row = (type: string, amount = '100', status = 'Approved') => ({
  ...{ id: '1', fromProvider: '', toProvider: '', createdAt: '' },
  ...{ type, amount, status },
});

test.each([
  ['Deposit', '100', 'in', '+RM 100.00'],
  ['Bonus', '100', 'in', '+RM 100.00'],
  ['Rebate', '0.5', 'in', '+RM 0.50'],
  ['Withdraw', '100', 'out', '\u2212RM 100.00'],
  ['Withdraw', '-100', 'out', '\u2212RM 100.00'],
  ['Transfer', '100', 'between', 'RM 100.00'],
  ['Wallet Adjustment', '25', 'in', '+RM 25.00'],
  ['Wallet Adjustment', '-25', 'out', '\u2212RM 25.00'],
  ['Cashback', '100', undefined, 'RM 100.00'],
  ['Deposit', '0', 'in', 'RM 0.00'],
  ['Deposit', '', 'in', 'RM -'],
])('a %s of %s goes %s and reads %s', (type, amount, direction, text) => {
  expect(moneyDirection(row(type, amount))).toBe(direction);
  expect(signedMoney(row(type, amount)).replaceAll('\u00a0', ' ')).toBe(text);
});

test.each([
  ['Pending', '\u2212RM 100.00'],
  ['Rejected', 'RM 100.00'],
  ['Failed', 'RM 100.00'],
])('a withdrawal that is %s reads %s', (status, text) => {
  expect(signedMoney(row('Withdraw', '100', status)).replaceAll('\u00a0', ' ')).toBe(text);
});
