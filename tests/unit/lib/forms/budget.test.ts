import * as v from 'valibot';
import { expect, test } from 'vitest';
import texts from '../../../../src/content/messages/en/budget.json';
import money from '../../../../src/content/messages/en/money.json';
import { BudgetSchema } from '../../../../src/lib/forms/amount.ts';
import { errorsOf } from './errors-of.ts';

test.each([
  ['৫০০', '500'],
  ['১,০০০.৫০', '1000.50'],
  ['1,00,000', '100000'],
])('an amount typed as %s is %s', (amount, decimal) => {
  expect(v.parse(BudgetSchema, { amount, period: 'week' })).toEqual({ amount: decimal, period: 'week' });
});

test.each([
  ['', 'Amount is required'],
  ['০', 'Minimum amount is RM\u00a01.00'],
  ['five', money.amountNotANumber],
])('an amount of %j is refused: %s', (amount, problem) => {
  expect(errorsOf(BudgetSchema, { amount, period: 'day' }, { ...texts, ...money })).toEqual({ amount: problem });
});
