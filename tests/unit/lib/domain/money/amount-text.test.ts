import { expect, test } from 'vitest';
import { amountText, moneyText } from '../../../../../src/lib/domain/money/amount.ts';

test('an amount stands on one line with its currency', () => {
  expect(moneyText('1234.5')).toBe('RM\u00a01,234.50');
});

test.each([
  ['১,০০০', 'RM\u00a01,000.00'],
  ['0.5', undefined],
  ['', undefined],
])('%j as it is typed is %j', (typed, text) => expect(amountText(typed)).toBe(text));
