import { describe, expect, test, vi } from 'vitest';
import { metaOf } from '../../../../src/lib/site/seo.ts';

vi.mock('../../../../src/lib/site/snapshot.ts', () => ({
  settings: {
    brand: { name: 'Brand' },
    seo: [
      { path: '/', title: 'Home entry', description: 'Home text' },
      { path: '/slots', title: 'Slots entry', ogTitle: 'Slots shared', ogDescription: 'Slots shared text' },
      { path: '/bd/slots', title: 'স্লট' },
      { path: '/vip', description: 'Only a description' },
    ],
  },
}));

describe('metaOf', () => {
  test.each([
    [
      'the exact path',
      '/slots',
      'en',
      { title: 'Slots entry', ogTitle: 'Slots shared', description: 'Own text', ogDescription: 'Slots shared text' },
    ],
    ['a localized entry before the English one', '/slots', 'bd', { title: 'স্লট', ogTitle: 'স্লট' }],
    ['the English entry where the language has none', '/slots', 'cn', { title: 'Slots entry' }],
    [
      'an entry without a title',
      '/vip',
      'en',
      { title: 'Own title · Brand', description: 'Only a description', ogDescription: 'Only a description' },
    ],
    ['a longer path than an entry’s', '/slots/x', 'en', { title: 'Own title · Brand' }],
  ] as const)('%s', (_name, route, language, expected) => expect(metaOf(route, language, 'Own title', 'Own text')).toMatchObject(expected));

  test('without entry and title the brand’s name stands alone', () => {
    expect(metaOf('/login', 'en')).toEqual({
      title: 'Brand',
      description: undefined,
      ogTitle: 'Brand',
      ogDescription: undefined,
    });
  });
});
