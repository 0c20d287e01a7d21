import { describe, expect, test } from 'vitest';
import { type Budget, changePlan, keepBudget, NO_BUDGET, planAt } from '../../../../../src/lib/domain/safer-play/budget.ts';

const NOW = Date.parse('2026-03-05T12:00:00Z');
const DAY_MS = 24 * 3_600_000;
const budget = (amount: string, period: Budget['period'] = 'week'): Budget => ({ amount, period });
const present = { budget: budget('500') };

test('the first budget counts at once', () => {
  expect(changePlan(NO_BUDGET, budget('500'), NOW)).toEqual(present);
});

test.each<[string, Budget]>([
  ['a lower amount', budget('499.99')],
  ['the same', budget('500.00')],
  ['the same amount for a longer time', budget('500', 'month')],
  ['an amount that is less as a number, not as a text', budget('70')],
])('%s counts at once', (_name, wanted) => {
  expect(changePlan(present, wanted, NOW)).toEqual({ budget: wanted });
});

test.each<[string, Budget | undefined]>([
  ['a higher amount', budget('500.01')],
  ['a lower amount for a shorter time, of which there are many in the longer one', budget('400', 'day')],
  ['a higher amount for a longer time', budget('501', 'month')],
  ['none', undefined],
])('%s counts after 24 hours', (_name, wanted) => {
  const plan = changePlan(present, wanted, NOW);
  expect(plan).toEqual({ ...present, next: { budget: wanted, from: NOW + DAY_MS } });
  expect(planAt(plan, NOW + DAY_MS - 1)).toEqual(plan);
  expect(planAt(plan, NOW + DAY_MS)).toEqual({ budget: wanted });
});

describe('a change that waits', () => {
  const raised = changePlan(present, budget('800'), NOW);

  test('can be taken back until it counts', () => {
    expect(keepBudget(raised, NOW + DAY_MS - 1)).toEqual(present);
    expect(keepBudget(raised, NOW + DAY_MS)).toEqual({ budget: budget('800') });
  });

  test('gives way to a lower budget', () => {
    expect(changePlan(raised, budget('300'), NOW + 1)).toEqual({ budget: budget('300') });
  });

  test('gives way to another raise, which waits its own 24 hours', () => {
    const later = NOW + DAY_MS / 2;
    expect(changePlan(raised, budget('600'), later)).toEqual({ ...present, next: { budget: budget('600'), from: later + DAY_MS } });
  });

  test('is what the next change is compared with, once it counts', () => {
    expect(changePlan(raised, budget('700'), NOW + DAY_MS)).toEqual({ budget: budget('700') });
  });
});
