import { expect, test } from 'vitest';
import { byWeek, hasMoved, type MoneyOfDays, moneyByDay } from '../../../../../src/lib/domain/report/money-by-day.ts';
import { daysOf } from '../../../../../src/lib/domain/report/report-dates.ts';

const RANGE = { start: '2026-11-19', end: '2026-11-21' };
const row = (amount: string, createdAt: string, status = 'Approved') => ({
  ...{ id: `${amount} ${createdAt}`, type: 'Deposit', fromProvider: '', toProvider: '' },
  ...{ amount, status, createdAt },
});
const sums = ({ start, end, deposits, withdrawals }: MoneyOfDays) => [start, end, deposits, withdrawals];

test('each day of the range has the sums of its rows, and the total those of all', () => {
  const money = moneyByDay(RANGE, {
    deposits: [row('0.10', '2026-11-21 23:59:59'), row('0.20', '2026-11-21T23:30:00Z'), row('100', '2026-11-19T00:00:00')],
    withdrawals: [row('30.05', '2026-11-21 10:00:00')],
  });
  expect(money.days.map(sums)).toEqual([
    ['2026-11-19', '2026-11-19', 10_000n, 0n],
    ['2026-11-20', '2026-11-20', 0n, 0n],
    ['2026-11-21', '2026-11-21', 30n, 3_005n],
  ]);
  expect(sums(money.total)).toEqual(['2026-11-19', '2026-11-21', 10_030n, 3_005n]);
  expect(money).toMatchObject({ undated: 0, withoutAmount: 0 });
  expect(money.days.map(hasMoved)).toEqual([true, false, true]);
});

test('only approved rows count', () => {
  const deposits = ['Pending', 'Processing', 'Rejected', 'approved'].map((status, index) => row(`1${index}`, '2026-11-20', status));
  expect(moneyByDay(RANGE, { deposits, withdrawals: [] }).total.deposits).toBe(1_300n);
});

test.each(['', '2026-11-18 23:59:59', '21/11/2026', '2026-13-01', 'yesterday', '2026-11-211'])(
  'a row of the time %j is in the total and on no day',
  (createdAt) => {
    const money = moneyByDay(RANGE, { deposits: [row('5', createdAt)], withdrawals: [row('2', createdAt)] });
    expect(money.undated).toBe(2);
    expect(money.total).toMatchObject({ deposits: 500n, withdrawals: 200n });
    expect(money.days.some(hasMoved)).toBe(false);
  },
);

test('a row without an amount is nowhere, and counted', () => {
  const money = moneyByDay(RANGE, { deposits: [row('', '2026-11-21'), row('7', '2026-11-21')], withdrawals: [] });
  expect(money).toMatchObject({ withoutAmount: 1, undated: 0, total: { deposits: 700n } });
});

test('weeks end with the last day, and the first may be shorter', () => {
  const days = daysOf({ start: '2026-11-01', end: '2026-11-16' }).map((day, index) => ({
    ...{ start: day, end: day },
    ...{ deposits: BigInt(index), withdrawals: 1n },
  }));
  expect(byWeek(days).map(sums)).toEqual([
    ['2026-11-01', '2026-11-02', 1n, 2n],
    ['2026-11-03', '2026-11-09', 35n, 7n],
    ['2026-11-10', '2026-11-16', 84n, 7n],
  ]);
});
