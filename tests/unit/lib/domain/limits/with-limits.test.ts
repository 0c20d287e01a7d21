import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withLimits } from '@/lib/domain/limits/with-limits';

test('limits are those of the configuration, in the page’s digits, and amounts in Latin ones', () => {
  const texts = {
    username: '{usernameMin}–{usernameMax}',
    age: '{adultAge}+',
    amount: '{minimum}, {limit}',
    other: '{count} of {receiptMegabytes}',
  };
  expect(withLimits(texts, 'en')).toEqual({
    username: '4–15',
    age: '18+',
    amount: 'RM\u00a01.00, RM\u00a01,000,000,000.00',
    other: '{count} of 15',
  });
  expect(withLimits(texts, 'bn')).toEqual({
    username: '৪–১৫',
    age: '১৮+',
    amount: 'RM\u00a01.00, RM\u00a01,000,000,000.00',
    other: '{count} of ১৫',
  });
});

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
