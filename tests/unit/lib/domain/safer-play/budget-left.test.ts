import { expect, test } from 'vitest';
import {
  budgetLeft,
  depositsUsed,
  isAboveBudget,
  periodStart,
} from '@/lib/domain/safer-play/budget-left';

const row = (amount: string, status: string) => ({
  ...{ id: '1', type: 'Deposit', fromProvider: '', toProvider: '', createdAt: '' },
  ...{ amount, status },
});

test.each([
  // Midnight in Dhaka is 18:00 in UTC.
  ['day', 'before midnight in Dhaka', '2026-03-05T17:59:59Z', '2026-03-05'],
  ['day', 'after midnight in Dhaka', '2026-03-05T18:00:00Z', '2026-03-06'],
  ['week', 'on a Saturday', '2026-03-07T17:59:59Z', '2026-03-01'],
  ['week', 'on a Sunday', '2026-03-07T18:00:00Z', '2026-03-08'],
  ['week', 'over the end of a month', '2026-04-01T12:00:00Z', '2026-03-29'],
  ['week', 'over the end of a year', '2027-01-01T12:00:00Z', '2026-12-27'],
  ['month', 'on its last day', '2026-02-28T17:59:59Z', '2026-02-01'],
  ['month', 'on its first day', '2026-02-28T18:00:00Z', '2026-03-01'],
  ['month', 'on a leap day', '2028-02-29T12:00:00Z', '2028-02-01'],
] as const)('the period of a %s %s', (period, _when, now, start) => {
  expect(periodStart(period, new Date(now))).toBe(start);
});

test('what is used is what was approved or is still being decided', () => {
  const rows = [
    row('100.10', 'Approved'),
    row('0.20', 'Pending'),
    row('7', 'processing'),
    row('900', 'Rejected'),
    row('900', 'Expired'),
  ];
  expect(depositsUsed(rows)).toBe('107.30');
});
test('what is used is unknown when an amount is', () =>
  expect(depositsUsed([row('soon', 'Approved'), row('1', 'Approved')])).toBeUndefined());

const budget = { amount: '500', period: 'week' } as const;
test.each([
  ['0.00', '500.00'],
  ['499.99', '0.01'],
  ['500', '0.00'],
  ['812.50', '0.00'],
])('after %s, %s is left', (used, left) => expect(budgetLeft(budget, used)).toBe(left));

test.each([
  ['200', '300', false],
  ['200', '300.01', true],
  ['800', '1', true],
  // Not known: only a deposit that alone is above all of it.
  [undefined, '500', false],
  [undefined, '500.01', true],
])('with %s used, a deposit of %s goes above it: %s', (used, deposit, isAbove) => {
  expect(isAboveBudget(deposit, budget, used)).toBe(isAbove);
});
