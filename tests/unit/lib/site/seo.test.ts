import { describe, expect, test } from 'vitest';
import { metaOf } from '../../../../src/lib/site/seo.ts';

const entries = [
  { path: '/', title: 'Home entry', description: 'Home text' },
  { path: '/slots', title: 'Slots entry', ogTitle: 'Slots shared', ogDescription: 'Slots shared text' },
  { path: '/bd/slots', title: 'স্লট' },
  { path: '/vip', description: 'Only a description' },
];
const page = { entries, brandName: 'Brand', title: 'Own title', description: 'Own text' };

describe('metaOf', () => {
  test.each([
    [
      'the exact path',
      '/slots',
      '/slots',
      { title: 'Slots entry', ogTitle: 'Slots shared', description: 'Own text', ogDescription: 'Slots shared text' },
    ],
    ['a localized entry before the English one', '/slots', '/bd/slots', { title: 'স্লট', ogTitle: 'স্লট' }],
    ['the English entry where the language has none', '/slots', '/cn/slots', { title: 'Slots entry' }],
    [
      'an entry without a title',
      '/vip',
      '/vip',
      { title: 'Own title · Brand', description: 'Only a description', ogDescription: 'Only a description' },
    ],
    ['a longer path than an entry’s', '/slots/x', '/slots/x', { title: 'Own title · Brand' }],
  ] as const)('%s', (_name, route, path, expected) => expect(metaOf({ ...page, route, path })).toMatchObject(expected));

  test('without entry and title the brand’s name stands alone', () => {
    expect(metaOf({ ...page, entries: [], title: undefined, description: undefined, route: '/', path: '/' })).toEqual({
      title: 'Brand',
      description: undefined,
      ogTitle: 'Brand',
      ogDescription: undefined,
    });
  });
});
