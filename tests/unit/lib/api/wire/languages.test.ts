import { expect, test } from 'vitest';
import { languageOf } from '../../../../../src/lib/api/wire/languages.ts';

test.each([
  ['en', 'en'],
  ['EN', 'en'],
  ['en_US', 'en'],
  ['bd', 'bd'],
  ['bn-BD', 'bd'],
  ['zh-Hans', 'cn'],
  ['ms', 'ms'],
  ['th', undefined],
  ['', undefined],
  ['__proto__', undefined],
  ['toString', undefined],
])('the language of %j is %s', (code, language) => {
  expect(languageOf(code)).toBe(language);
});
