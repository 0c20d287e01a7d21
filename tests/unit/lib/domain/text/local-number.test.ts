import { expect, test } from 'vitest';
import { localDigits, localNumber } from '../../../../../src/lib/domain/text/local-number.ts';

test.each([
  [1234, 'bn', '১,২৩৪'],
  [1234, 'en', '1,234'],
])('the count %i in %s is %s', (count, locale, shown) => expect(localNumber(count, locale)).toBe(shown));

test.each([
  ['2026-11-21 18:30', 'bn', '২০২৬-১১-২১ ১৮:৩০'],
  ['2026-11-21 18:30', 'en', '2026-11-21 18:30'],
])('the date %s in %s is %s', (date, locale, shown) => expect(localDigits(date, locale)).toBe(shown));
