import { expect, test } from 'vitest';
import { type GamePages, hasAllPages, parseSavedPages, placesToLoad } from '../../../../../src/lib/domain/games/game-pages.ts';

const list = (nextPage: number, total: number | undefined): GamePages => ({
  provider: { id: '5', name: 'Lotus' },
  pages: [],
  nextPage,
  total,
  pageSize: 18,
});

test.each([
  [0, undefined, false],
  [0, 0, true],
  [1, 18, true],
  [1, 19, false],
  [2, 19, true],
])('with page %i next and %s games in all, the list is complete: %s', (nextPage, total, isComplete) => {
  expect(hasAllPages(list(nextPage, total))).toBe(isComplete);
});

test.each([
  [0, undefined, 12],
  [0, 18, 18],
  [1, 40, 18],
  [2, 40, 4],
  [3, 40, 0],
])('with page %i next and %s games in all, %i places are kept for it', (nextPage, total, places) => {
  expect(placesToLoad(list(nextPage, total))).toBe(places);
});

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
