import { expect, test } from 'vitest';
import { accountDigits, latinDigits } from '../../../../../src/lib/domain/text/numbers.ts';

test.each([
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['১৭১-২৩৪ 5678', '171-234 5678'],
  ['আম', 'আম'],
  ['', ''],
])('%j become %j', (typed, read) => expect(latinDigits(typed)).toBe(read));

test.each([
  ['1234-5678', '12345678'],
  [' 12 34\u00a05678 ', '12345678'],
  ['\u200e১২৩৪–৫৬৭৮\u202c', '12345678'],
  ['12.34/56', '12.34/56'],
  ['AB-12', 'AB12'],
])('the account number %j is sent as %j', (typed, sent) => expect(accountDigits(typed)).toBe(sent));
