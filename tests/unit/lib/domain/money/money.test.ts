import { expect, test } from 'vitest';
import { formatMoney, moneyText } from '../../../../../src/lib/domain/money/amount.ts';

test.each([
  ['0', '0.00'],
  ['1250.00', '1,250.00'],
  ['1234.5', '1,234.50'],
  ['999', '999.00'],
  ['1000', '1,000.00'],
  ['1234567.89', '1,234,567.89'],
  ['90071992547409931234.01', '90,071,992,547,409,931,234.01'],
  ['0.999', '0.99'],
  ['0.05', '0.05'],
  ['007', '7.00'],
  ['-1234.5', '−1,234.50'],
  ['5.', '5.00'],
  ['-0.004', '0.00'],
  ['-0', '0.00'],
  ['-0.01', '−0.01'],
  ['', '-'],
  ['abc', '-'],
  ['1e5', '-'],
  ['1,000', '-'],
  ['NaN', '-'],
])('the amount %j is shown as %s', (decimal, shown) => expect(formatMoney(decimal)).toBe(shown));

test.each([
  ['-1234.5', '−RM 1,234.50'],
  ['-0.004', 'RM 0.00'],
  ['1234.5', 'RM 1,234.50'],
  ['', 'RM -'],
])('the amount %j with its currency is %s', (decimal, shown) => expect(moneyText(decimal).replace('\u00a0', ' ')).toBe(shown));
