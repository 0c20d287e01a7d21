import { expect, test } from 'vitest';
import {
  type GamePages,
  hasAllPages,
  parseSavedPages,
  placesToLoad,
} from '@/lib/domain/games/game-pages';

const list = (nextPage: number, total: number | undefined): GamePages => ({
  provider: { id: '5', name: 'Lotus' },
  pages: [],
  nextPage,
  total,
  pageSize: 18,
});

test.each([
  [0, undefined, false, 12],
  [0, 0, true, 0],
  [0, 18, false, 18],
  [1, 18, true, 0],
  [1, 19, false, 1],
  [2, 19, true, 0],
  [1, 40, false, 18],
])(
  'before page %i of %s games the list is complete: %s, and keeps %i places',
  (nextPage, total, isComplete, places) => {
    expect([hasAllPages(list(nextPage, total)), placesToLoad(list(nextPage, total))]).toEqual([
      isComplete,
      places,
    ]);
  },
);

const saved = {
  ...list(2, 40),
  pages: [[{ name: 'Hilsa Spin', code: 'h', providerId: '5', providerName: 'Lotus' }], []],
  scrolled: 900,
};

test('what was saved comes back', () => {
  expect(parseSavedPages(JSON.stringify(saved))).toEqual(saved);
});

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['no provider', JSON.stringify({ ...saved, provider: undefined })],
  ['no pages', JSON.stringify({ ...saved, pages: undefined })],
  ['a page that is no list', JSON.stringify({ ...saved, pages: [[], 'x'] })],
  ['pages of no games', JSON.stringify({ ...saved, pageSize: 0 })],
])('%s is no saved list', (_name, text) => expect(parseSavedPages(text)).toBeUndefined());
