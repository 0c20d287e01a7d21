import { expect, test, vi } from 'vitest';
import type { Budget } from '@/lib/domain/safer-play/budget';
import { readBudget, writeBudget } from '@/lib/stores/safer-play/stored-budgets';

const week: Budget = { amount: '500', period: 'week' };

test('each player of the device has a budget of his own', () => {
  writeBudget('7', { ...week, amount: '800' });
  expect(readBudget('8')).toBeUndefined();
  writeBudget('8', week);
  expect(readBudget('7')).toEqual({ ...week, amount: '800' });
  writeBudget('7', undefined);
  expect(readBudget('8')).toEqual(week);
  writeBudget('8', undefined);
  expect(localStorage).toHaveLength(0);
});

test.each([
  '[]',
  '{"7":5}',
  '{"7":{"budget":{"amount":5,"period":"week"}}}',
  '{"7":{"budget":{"amount":"5","period":"year"}}}',
])('%s in storage is no budget', (stored) => {
  localStorage.setItem('budgets', stored);
  expect(readBudget('7')).toBeUndefined();
});

test('a budget for which there is no room leaves the one before, and those of other players', () => {
  writeBudget('7', week);
  writeBudget('8', week);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeBudget('8', { ...week, amount: '800' })).toBe(false);
  expect([readBudget('7'), readBudget('8')]).toEqual([week, week]);
});
