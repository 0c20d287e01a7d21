import { describe, expect, test } from 'vitest';
import { everyLanguage, languageOf } from '../../../../src/lib/i18n/languages.ts';

describe('addresses by language', () => {
  test('English has no prefix, the others their code', () =>
    expect(everyLanguage().map(({ params }) => params.lang)).toEqual([undefined, 'bd', 'cn', 'ms']));
  test('each prefix gives its language back', () =>
    expect(everyLanguage().map(({ params }) => languageOf(params.lang))).toEqual(['en', 'bd', 'cn', 'ms']));
  test('an unknown prefix is a mistake of ours', () => expect(() => languageOf('en')).toThrow('en'));
});
