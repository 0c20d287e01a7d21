import { expect, test } from 'vitest';
import { bonusOf, bonusProgress, turnoverLeft } from '@/lib/domain/money/bonus';
import { balanceAfter, decimalOf, minorUnits } from '@/lib/domain/money/minor-units';

test.each([
  ['1000.00', '250.00', '750.00', 75],
  ['1000', '1000', '0.00', 0],
  ['3.00', '0.01', '2.99', 99],
  ['0', '0', '0.00', 100],
  ['100', '150', '0.00', 0],
  ['100', '-5', '105.00', 100],
  ['0', '5', '0.00', 0],
])('of %s with %s to go, %s is done: %i %%', (turnover, remainingTurnover, done, percent) => {
  expect(
    bonusProgress({ turnover, remainingTurnover, date: '', title: '', expiresAt: '' }),
  ).toEqual({ done, percent });
});

test.each([
  ['', '5'],
  ['5', ''],
])(
  'a turnover of %j with %j to go, as the backend did not say one of them, has no progress',
  (turnover, remainingTurnover) => {
    expect(
      bonusProgress({ turnover, remainingTurnover, date: '', title: '', expiresAt: '' }),
    ).toBeUndefined();
  },
);

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
  const bonuses = remaining.map((remainingTurnover) => ({
    remainingTurnover,
    turnover: '',
    date: '',
    title: '',
    expiresAt: '',
  }));
  expect(turnoverLeft(bonuses)).toBe(left);
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
