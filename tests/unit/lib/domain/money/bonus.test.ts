import { expect, test } from 'vitest';
import { bonusOf, bonusProgress, turnoverLeft } from '@/lib/domain/money/bonus';
import { balanceAfter, decimalOf, minorUnits } from '@/lib/domain/money/minor-units';

const bonus = (turnover: string, remainingTurnover: string) => ({
  turnover,
  remainingTurnover,
  date: '',
  title: '',
  expiresAt: '',
});

test.each([
  ['1000.00', '250.00', { done: '750.00', percent: 75 }],
  ['1000', '1000', { done: '0.00', percent: 0 }],
  ['3.00', '0.01', { done: '2.99', percent: 99 }],
  ['0', '0', { done: '0.00', percent: 100 }],
  ['100', '150', { done: '0.00', percent: 0 }],
  ['100', '-5', { done: '105.00', percent: 100 }],
  ['0', '5', { done: '0.00', percent: 0 }],
  // The backend did not say one of them.
  ['', '5', undefined],
  ['5', '', undefined],
])('the progress of %j with %j to go is %j', (turnover, remaining, progress) => {
  expect(bonusProgress(bonus(turnover, remaining))).toEqual(progress);
});

test.each([
  ['12.5', 1250n],
  ['-0.05', -5n],
  ['7', 700n],
  ['1.239', 123n],
  ['', undefined],
  ['1,000', undefined],
])('%j is %s hundredths', (decimal, minor) => expect(minorUnits(decimal)).toBe(minor));

test.each([
  [1250n, '12.50'],
  [-5n, '-0.05'],
  [0n, '0.00'],
])('%s hundredths are %s', (minor, decimal) => expect(decimalOf(minor)).toBe(decimal));

test.each([
  [['900.25', '80.25'], '980.50'],
  [['900.25', '-5', '0', ''], '900.25'],
  [['0', ''], undefined],
  [[], undefined],
])('of bonuses with %j to go, %s is left together', (remaining, left) => {
  expect(turnoverLeft(remaining.map((one) => bonus('', one)))).toBe(left);
});

test.each([
  ['1250', '100.5', '1149.50'],
  ['100', '250', '-150.00'],
  ['', '5', undefined],
])('%j less %j leaves %s', (balance, amount, left) =>
  expect(balanceAfter(balance, amount)).toBe(left),
);

const HALF = { percent: '50', limit: '150.00', turnoverTimes: '12', minimumDeposit: '30.00' };

test.each([
  ['100', {}, { total: '150.00', turnover: '1800.00' }],
  ['1000', {}, { total: '1150.00', turnover: '13800.00' }],
  ['1000', { limit: '' }, { total: '1500.00', turnover: '18000.00' }],
  ['33.33', {}, { total: '49.99', turnover: '599.88' }],
  ['200', { percent: '0.5', turnoverTimes: '1.5' }, { total: '201.00', turnover: '301.50' }],
  ['30', {}, { total: '45.00', turnover: '540.00' }],
  ['29.99', {}, { from: '30.00' }],
  ['1', { minimumDeposit: '' }, { total: '1.50', turnover: '18.00' }],
  ['', {}, undefined],
  ['100', { percent: '' }, undefined],
  ['100', { turnoverTimes: '' }, undefined],
])('a deposit of %j with %j becomes %j', (amount, terms, expected) =>
  expect(bonusOf(amount, { ...HALF, ...terms })).toEqual(expected),
);
