import { describe, expect, test } from 'vitest';
import type { Promotion } from '../../../../src/lib/domain/site/promotion.ts';
import { inLanguage, promotionsIn } from '../../../../src/lib/site/language-content.ts';

const promotion = (id: string, language?: Promotion['language']): Promotion => ({
  id,
  slug: id,
  name: id,
  html: '',
  summary: '',
  ...(language && { language }),
});

describe('inLanguage', () => {
  test('takes the language, else English, else nothing', () => {
    expect(inLanguage({ en: 'a', bd: 'খ' }, 'bd')).toBe('খ');
    expect(inLanguage({ en: 'a' }, 'cn')).toBe('a');
    expect(inLanguage({ bd: 'খ' }, 'cn')).toBeUndefined();
    expect(inLanguage(undefined, 'en')).toBeUndefined();
  });
});

describe('promotionsIn', () => {
  const all = [promotion('e', 'en'), promotion('b', 'bd'), promotion('any')];
  test.each([
    ['bd', ['b', 'any']],
    ['en', ['e', 'any']],
    ['cn', ['e', 'any']],
  ] as const)('%s', (language, ids) => expect(promotionsIn(all, language).map(({ id }) => id)).toEqual(ids));
});
