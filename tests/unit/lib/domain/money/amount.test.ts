import { expect, test } from 'vitest';
import {
  amountOfBalance,
  amountText,
  formatMoney,
  moneyText,
  readAmount,
} from '@/lib/domain/money/amount';

test.each([
  ['1', '1'],
  ['1.', '1'],
  [' 1,000.50 ', '1000.50'],
  ['১,০০০.৫০', '1000.50'],
  ['10,00,000', '1000000'],
  ['10 00 000.50', '1000000.50'],
  ['1\u00a0000\u202f000', '1000000'],
  ['007', '7'],
  ['999999999.99', '999999999.99'],
])('%j is read as %s', (typed, decimal) =>
  expect(readAmount(typed)).toEqual({ ok: true, decimal }),
);

test.each([
  ['', 'amountRequired'],
  ['abc', 'amountNotANumber'],
  ['-5', 'amountNotANumber'],
  ['1,5', 'amountNotANumber'],
  ['1.000,50', 'amountNotANumber'],
  ['10 50', 'amountNotANumber'],
  ['1 000,000', 'amountNotANumber'],
  ['100 .50', 'amountNotANumber'],
  ['1  000', 'amountNotANumber'],
  ['.', 'amountNotANumber'],
  ['x1,000', 'amountNotANumber'],
  ['1,000x', 'amountNotANumber'],
  ['1.005', 'amountDecimals'],
  ['0', 'amountTooSmall'],
  ['0.99', 'amountTooSmall'],
  ['.25', 'amountTooSmall'],
  ['1000000000', 'amountTooLarge'],
])('%j is none: %s', (typed, problem) => expect(readAmount(typed)).toEqual({ ok: false, problem }));

test.each([
  ['250.509', '250.50'],
  ['250', '250'],
  ['0.99', undefined],
  ['-5', undefined],
  ['', undefined],
])('all of %j is %s', (credit, amount) => expect(amountOfBalance(credit)).toBe(amount));

test.each([
  ['১,০০০', 'RM\u00a01,000.00'],
  ['0.5', undefined],
  ['', undefined],
])('%j as it is typed is %j', (typed, text) => expect(amountText(typed)).toBe(text));

test.each([
  ['0', '0.00'],
  ['1234.5', '1,234.50'],
  ['1234567.89', '1,234,567.89'],
  ['90071992547409931234.01', '90,071,992,547,409,931,234.01'],
  ['0.999', '0.99'],
  ['007', '7.00'],
  ['-1234.5', '−1,234.50'],
  ['5.', '5.00'],
  ['-0.004', '0.00'],
  ['-0.01', '−0.01'],
  ['', '-'],
  ['abc', '-'],
  ['1,000', '-'],
])('the amount %j is shown as %s', (decimal, shown) => expect(formatMoney(decimal)).toBe(shown));

test.each([
  ['-1234.5', '−RM\u00a01,234.50'],
  ['-0.004', 'RM\u00a00.00'],
  ['1234.5', 'RM\u00a01,234.50'],
  ['', 'RM\u00a0-'],
])('the amount %j with its currency is %s', (decimal, shown) =>
  expect(moneyText(decimal)).toBe(shown),
);
