import { describe, expect, test } from 'vitest';
import { formatMoney } from '../../../../../src/lib/domain/money/money.ts';
import { latinDigits } from '../../../../../src/lib/domain/text/digits.ts';

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
  ['-1234.5', '-1,234.50'],
  ['5.', '5.00'],
  ['', '-'],
  ['abc', '-'],
  ['1e5', '-'],
  ['1,000', '-'],
  ['NaN', '-'],
])('the amount %j is shown as %s', (decimal, shown) => expect(formatMoney(decimal)).toBe(shown));

describe('Bengali digits', () => {
  test.each([
    ['০১২৩৪৫৬৭৮৯', '0123456789'],
    ['১৭১-২৩৪ 5678', '171-234 5678'],
    ['আম', 'আম'],
    ['', ''],
  ])('%j become %j', (typed, read) => expect(latinDigits(typed)).toBe(read));
});
