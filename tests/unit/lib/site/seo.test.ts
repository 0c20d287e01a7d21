import { expect, test, vi } from 'vitest';
import { metaOf } from '@/lib/site/seo';

vi.mock('@/lib/site/snapshot', () => ({
  settings: {
    brand: { name: 'Brand' },
    seo: [
      { path: '/', title: 'Home entry', description: 'Home text' },
      {
        path: '/slots',
        title: 'Slots entry',
        ogTitle: 'Slots shared',
        ogDescription: 'Slots shared text',
      },
      { path: '/bd/slots', title: 'স্লট' },
      { path: '/vip', description: 'Only a description' },
    ],
  },
}));

test.each<[string, Parameters<typeof metaOf>, object]>([
  [
    'the exact path',
    ['/slots', 'en', 'Own title', 'Own text'],
    {
      title: 'Slots entry',
      ogTitle: 'Slots shared',
      description: 'Own text',
      ogDescription: 'Slots shared text',
    },
  ],
  [
    'a localized entry before the English one',
    ['/slots', 'bd', 'Own title'],
    { title: 'স্লট', ogTitle: 'স্লট' },
  ],
  [
    'the English entry where the language has none',
    ['/slots', 'cn', 'Own title'],
    { title: 'Slots entry' },
  ],
  [
    'an entry without a title',
    ['/vip', 'en', 'Own title', 'Own text'],
    {
      title: 'Own title · Brand',
      description: 'Only a description',
      ogDescription: 'Only a description',
    },
  ],
  [
    'a longer path than an entry’s',
    ['/slots/x', 'en', 'Own title'],
    { title: 'Own title · Brand' },
  ],
  [
    'the brand’s name alone without entry and title',
    ['/login', 'en'],
    { title: 'Brand', description: undefined, ogTitle: 'Brand' },
  ],
])('the texts of a page are %s', (_name, page, expected) => {
  expect(metaOf(...page)).toMatchObject(expected);
});
