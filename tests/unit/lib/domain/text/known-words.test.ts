import { expect, test } from 'vitest';
import bengali from '../../../../../src/content/messages/bd/backend-words.json' with { type: 'json' };
import english from '../../../../../src/content/messages/en/backend-words.json' with { type: 'json' };
import { knownWords } from '../../../../../src/lib/domain/text/known-words.ts';

test.each([
  ['Wrong username or password', 'ইউজারনেম বা পাসওয়ার্ড ভুল'],
  [' WRONG USERNAME or password ', 'ইউজারনেম বা পাসওয়ার্ড ভুল'],
  ['The amount must be at least 1,000.50', 'পরিমাণ কমপক্ষে 1,000.50 হতে হবে'],
  ['Username must be 4-15 letters and digits only', 'ইউজারনেমে শুধু ৪–১৫টি ইংরেজি অক্ষর ও সংখ্যা দিন'],
  ['Wrong username or password!', undefined],
  ['<b>Wrong username or password</b>', undefined],
  ['The amount must be at least', undefined],
  ['', undefined],
])('“%s” is %s in Bengali', (message, text) => expect(knownWords(bengali, message)).toBe(text));

test('the English table says each text as it is', () => {
  for (const [words, text] of Object.entries(english)) expect(text).toBe(words);
});
