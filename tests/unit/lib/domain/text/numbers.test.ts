import { expect, test } from 'vitest';
import { accountDigits, latinDigits, localDigits, localNumber } from '@/lib/domain/text/numbers';

test.each([
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['১৭১-২৩৪ 5678', '171-234 5678'],
  ['१२३ ٤٥٦ ۷۸۹ ０１２', '123 456 789 012'],
  ['（Ｋ７）＋６．５', '(K7)+6.5'],
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

test.each([
  [1234, 'bn', '১,২৩৪'],
  [1234, 'en', '1,234'],
])('the count %i in %s is %s', (count, locale, shown) =>
  expect(localNumber(count, locale)).toBe(shown),
);

test.each(['en', 'bn', 'zh-Hans', 'ms'])(
  'counts without a formatter are as one would write them in %s',
  (locale) => {
    const format = new Intl.NumberFormat(locale);
    const counts = [...Array.from({ length: 1_001 }, (_, count) => count), -5, 2.5, 1e21];
    expect(counts.map((count) => localNumber(count, locale))).toEqual(
      counts.map((count) => format.format(count)),
    );
  },
);

test.each([
  ['2026-11-21 18:30', 'bn', '২০২৬-১১-২১ ১৮:৩০'],
  ['2026-11-21 18:30', 'en', '2026-11-21 18:30'],
])('the date %s in %s is %s', (date, locale, shown) =>
  expect(localDigits(date, locale)).toBe(shown),
);
