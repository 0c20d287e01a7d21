// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createStoredGames } from '../../../../../src/lib/stores/games/stored-games.ts';

const game = (code: string, more: object = {}) => ({ name: `Game ${code}`, code, providerId: '1', providerName: 'Shapla Play', ...more });
const codes = (games: readonly { code: string }[]) => games.map(({ code }) => code);

const createFavourites = () => createStoredGames({ key: 'favourite_games', limit: 200 });

test('what is played again comes first, once, and the oldest go', () => {
  const recent = createStoredGames({ key: 'recent_games', limit: 12 });
  for (const code of ['a', 'b', 'a']) recent.add(game(code));
  expect(codes(recent.$games.get())).toEqual(['a', 'b']);
  for (let index = 0; index < 20; index += 1) recent.add(game(String(index)));
  expect(recent.$games.get()).toHaveLength(12);
  expect(codes(recent.$games.get())[0]).toBe('19');
});

test('a favourite is one until it is not, here and after a reload', () => {
  const before = createFavourites();
  before.toggle(game('a', { picture: 'abc' }));
  before.toggle(game('b'));
  before.toggle(game('b'));
  const after = createFavourites();
  expect(after.$games.get()).toEqual([]);
  after.load();
  expect(after.$games.get()).toEqual([game('a', { picture: 'abc' })]);
});

test('another tab’s change is followed', () => {
  const favourites = createFavourites();
  favourites.load();
  localStorage.setItem('favourite_games', JSON.stringify([game('z')]));
  dispatchEvent(new StorageEvent('storage', { key: 'recent_games' }));
  expect(favourites.$games.get()).toEqual([]);
  dispatchEvent(new StorageEvent('storage', { key: 'favourite_games' }));
  expect(codes(favourites.$games.get())).toEqual(['z']);
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(favourites.$games.get()).toEqual([]);
});

test.each([
  ['no JSON', '{', []],
  ['no games', '[null, 1, "a", {}, {"name":"A"}]', []],
  ['a picture that is a script', JSON.stringify([game('a', { picture: 'javascript:alert(1)' })]), [game('a')]],
  ['a picture of anybody’s data', JSON.stringify([game('a', { picture: 'data:text/html,x' })]), [game('a')]],
  ['what else stands beside a game', JSON.stringify([game('a', { evil: 1 }), null]), [game('a')]],
])('%s in storage counts as nothing', (_, text, games) => {
  localStorage.setItem('favourite_games', text);
  const favourites = createFavourites();
  favourites.load();
  expect(favourites.$games.get()).toEqual(games);
});
