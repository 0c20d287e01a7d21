// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { BudgetPlan } from '../../../../../src/lib/domain/safer-play/budget.ts';
import { readBudget, writeBudget } from '../../../../../src/lib/stores/safer-play/stored-budgets.ts';

const week: BudgetPlan = { budget: { amount: '500', period: 'week' } };
const raised: BudgetPlan = { ...week, next: { budget: { amount: '800', period: 'week' }, from: 5 } };
const ending: BudgetPlan = { ...week, next: { budget: undefined, from: 5 } };

test.each([week, raised, ending])('a plan is read as it was written: %j', (plan) => {
  expect(writeBudget('7', plan)).toBe(true);
  expect(readBudget('7')).toEqual(plan);
});

test('each player of the device has a budget of his own', () => {
  writeBudget('7', raised);
  expect(readBudget('8')).toEqual({ budget: undefined });
  writeBudget('8', week);
  expect(readBudget('7')).toEqual(raised);
  writeBudget('7', { budget: undefined });
  expect(readBudget('8')).toEqual(week);
  writeBudget('8', { budget: undefined });
  expect(localStorage).toHaveLength(0);
});

test.each(['[]', '{"7":5}', '{"7":{"budget":{"amount":5,"period":"week"}}}', '{"7":{"budget":{"amount":"5","period":"year"}}}'])(
  '%s in storage is no budget',
  (stored) => {
    localStorage.setItem('budgets', stored);
    expect(readBudget('7')).toEqual({ budget: undefined });
  },
);

test('a budget for which there is no room leaves the one before, and those of other players', () => {
  writeBudget('7', week);
  writeBudget('8', week);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeBudget('8', raised)).toBe(false);
  expect([readBudget('7'), readBudget('8')]).toEqual([week, week]);
});
