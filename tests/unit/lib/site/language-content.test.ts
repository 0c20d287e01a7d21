import { expect, test } from 'vitest';
import type { Promotion } from '@/lib/domain/site/promotion';
import { announcementsIn, inLanguage, promotionsIn } from '@/lib/site/language-content';

const promotion = (id: string, language?: Promotion['language']): Promotion => ({
  ...{ id, slug: id, name: id, html: '', summary: '' },
  ...(language && { language }),
});

test('a text is in the language, else in English, else nothing', () => {
  expect(inLanguage({ en: 'a', bd: 'খ' }, 'bd')).toBe('খ');
  expect(inLanguage({ en: 'a' }, 'cn')).toBe('a');
  expect(inLanguage({ bd: 'খ' }, 'cn')).toBeUndefined();
  expect(inLanguage(undefined, 'en')).toBeUndefined();
});

test.each([
  ['bd', ['b', 'any']],
  ['cn', ['e', 'any']],
] as const)(
  'the promotions in %s are its own, else the English ones, and those for all',
  (language, ids) => {
    const all = [promotion('e', 'en'), promotion('b', 'bd'), promotion('any')];
    expect(promotionsIn(all, language).map(({ id }) => id)).toEqual(ids);
  },
);

test('of two promotions with one id, the one in the page’s language stands, else the one for all', () => {
  const all = [promotion('1'), promotion('1', 'bd'), promotion('2', 'bd'), promotion('3', 'en')];
  const shown = (language: 'bd' | 'cn') =>
    promotionsIn(all, language).map(({ id, language: own }) => `${id} ${own}`);
  expect([shown('bd'), shown('cn')]).toEqual([
    ['1 bd', '2 bd'],
    ['1 undefined', '3 en'],
  ]);
});

test.each([
  ['en', ['a1 en Note: Read it', 'b2 en undefined: Closed today']],
  ['bd', ['a1 bn ঘোষণা: undefined', 'b2 en undefined: Closed today', 'c3 bn undefined: আজ বন্ধ']],
] as const)('the announcements in %s are its own, else the English ones', (language, shown) => {
  const all = [
    { id: 'a1', title: { en: 'Note', bd: 'ঘোষণা' }, content: { en: 'Read it' } },
    { id: 'b2', title: {}, content: { en: 'Closed today' } },
    { id: 'c3', title: {}, content: { bd: 'আজ বন্ধ' } },
  ];
  expect(
    announcementsIn(all, language).map(
      ({ id, lang, title, content }) => `${id} ${lang} ${title}: ${content}`,
    ),
  ).toEqual(shown);
});
