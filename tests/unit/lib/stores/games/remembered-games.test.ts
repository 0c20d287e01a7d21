// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type * as Kept from '../../../../../src/lib/stores/games/remembered-games.ts';

const game = (code: string, more: object = {}) => ({ name: `Game ${code}`, code, providerId: '1', providerName: 'Shapla Play', ...more });
let kept: typeof Kept;

beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
  kept = await import('../../../../../src/lib/stores/games/remembered-games.ts');
});

const codes = (games: readonly { code: string }[]) => games.map(({ code }) => code);
const recent = () => codes(kept.recentGames.$games.get());

test('what is played again comes first, once, and the oldest go', () => {
  for (const code of ['a', 'b', 'a']) kept.recentGames.put(game(code));
  expect(recent()).toEqual(['a', 'b']);
  for (let index = 0; index < 20; index += 1) kept.recentGames.put(game(String(index)));
  expect(recent()).toHaveLength(12);
  expect(recent()[0]).toBe('19');
});

test('a lobby, which has no code, is played too, and another provider’s is another', () => {
  const lobby = { name: 'Ghat', providerId: '21', providerName: 'Ghat' };
  kept.recentGames.put(lobby);
  kept.recentGames.put({ ...lobby, providerId: '22' });
  expect(kept.recentGames.$games.get()).toEqual([
    { ...lobby, providerId: '22', code: '' },
    { ...lobby, code: '' },
  ]);
});

test('a favourite is one until it is not, here and after a reload', async () => {
  kept.toggleFavourite(game('a', { picture: 'abc' }));
  kept.toggleFavourite(game('b'));
  kept.toggleFavourite(game('b'));
  vi.resetModules();
  kept = await import('../../../../../src/lib/stores/games/remembered-games.ts');
  expect(kept.favourites.$games.get()).toEqual([]);
  kept.favourites.load();
  expect(kept.favourites.$games.get()).toEqual([game('a', { picture: 'abc' })]);
  expect(kept.isAmong(kept.favourites.$games.get(), game('a'))).toBe(true);
  expect(kept.isAmong(kept.favourites.$games.get(), game('a', { providerId: '2' }))).toBe(false);
});

test('another tab’s change is followed', () => {
  kept.favourites.load();
  localStorage.setItem('favourite_games', JSON.stringify([game('z')]));
  dispatchEvent(new StorageEvent('storage', { key: 'recent_games' }));
  expect(kept.favourites.$games.get()).toEqual([]);
  dispatchEvent(new StorageEvent('storage', { key: 'favourite_games' }));
  expect(codes(kept.favourites.$games.get())).toEqual(['z']);
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(kept.favourites.$games.get()).toEqual([]);
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"a":1}'],
  ['no games', '[null, 1, "a", {}, {"name":"A"}]'],
  ['a picture that is a script', JSON.stringify([game('a', { picture: 'javascript:alert(1)' })])],
  ['a picture of anybody’s data', JSON.stringify([game('a', { picture: 'data:text/html,x' })])],
])('%s in storage counts as nothing', (_, text) => {
  localStorage.setItem('favourite_games', text);
  kept.favourites.load();
  expect(kept.favourites.$games.get()).toEqual([]);
});

test('what else stands in storage beside a game is dropped', () => {
  localStorage.setItem('favourite_games', JSON.stringify([game('a', { evil: 1 }), null]));
  kept.favourites.load();
  expect(kept.favourites.$games.get()).toEqual([game('a')]);
});
