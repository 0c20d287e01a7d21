import { expect, test } from 'vitest';
import { latinDigits } from '../../../../../src/lib/domain/text/digits.ts';

test.each([
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['১৭১-২৩৪ 5678', '171-234 5678'],
  ['আম', 'আম'],
  ['', ''],
])('%j become %j', (typed, read) => expect(latinDigits(typed)).toBe(read));
