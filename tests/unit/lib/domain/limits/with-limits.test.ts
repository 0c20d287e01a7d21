import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withLimits } from '@/lib/domain/limits/with-limits';

test.each([
  ['en', '4–15', '18', '15'],
  ['bn', '৪–১৫', '১৮', '১৫'],
])(
  'limits are those of the configuration, in the digits of %s, and amounts in Latin ones',
  (locale, username, age, megabytes) => {
    const texts = {
      username: '{usernameMin}–{usernameMax}',
      age: '{adultAge}+',
      amount: '{minimum}, {limit}',
      other: '{count} of {receiptMegabytes}',
    };
    const amount = 'RM\u00a01.00, RM\u00a01,000,000,000.00';
    expect(withLimits(texts, locale)).toEqual({
      username,
      age: `${age}+`,
      amount,
      other: `{count} of ${megabytes}`,
    });
  },
);

/** The keys whose texts have limits. */
const WITH_LIMITS =
  /(Format|TooShort|TooLong|TooSmall|TooLarge|Underage|Advice|adultsOnly)$|^(username|password|otp|code|amount|receipt)Hint$/;

test('no name of a limit in the texts is misspelled', () => {
  const texts = globSync('src/content/messages/*/*.json').flatMap((file) =>
    Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))),
  );
  const limited = texts.filter(([key]) => WITH_LIMITS.test(key)).map(([, text]) => text);
  expect(limited.length).toBeGreaterThan(80);
  expect(limited.filter((text) => /\{\w+\}/.test(withLimits({ text }, 'en').text))).toEqual([]);
});
