// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createRecentGames } from '@/lib/stores/games/stored-games';

const game = (code: string, more: object = {}) => ({
  name: `Game ${code}`,
  code,
  providerId: '1',
  providerName: 'Shapla Play',
  ...more,
});
const codes = (games: readonly { code: string }[]) => games.map(({ code }) => code);

test('what is played again comes first, once, and the oldest go', () => {
  const recent = createRecentGames();
  for (const code of ['a', 'b', 'a']) recent.add(game(code));
  expect(codes(recent.$games.get())).toEqual(['a', 'b']);
  for (let index = 0; index < 20; index += 1) recent.add(game(String(index)));
  expect(recent.$games.get()).toHaveLength(12);
  expect(codes(recent.$games.get())[0]).toBe('19');
});

test('what was played is there after a reload', () => {
  createRecentGames().add(game('a', { picture: 'abc' }));
  const after = createRecentGames();
  expect(after.$games.get()).toEqual([]);
  after.load();
  expect(after.$games.get()).toEqual([game('a', { picture: 'abc' })]);
});

test('another tab’s change is followed', () => {
  const recent = createRecentGames();
  recent.load();
  localStorage.setItem('recent_games', JSON.stringify([game('z')]));
  dispatchEvent(new StorageEvent('storage', { key: 'recent_games' }));
  expect(codes(recent.$games.get())).toEqual(['z']);
});

test.each([
  ['no JSON', '{', []],
  ['no games', '[null, 1, "a", {}, {"name":"A"}]', []],
  [
    'a picture that is a script',
    JSON.stringify([game('a', { picture: 'javascript:alert(1)' })]),
    [game('a')],
  ],
  [
    'a picture of anybody’s data',
    JSON.stringify([game('a', { picture: 'data:text/html,x' })]),
    [game('a')],
  ],
  ['what else stands beside a game', JSON.stringify([game('a', { evil: 1 }), null]), [game('a')]],
])('%s in storage counts as nothing', (_, text, games) => {
  localStorage.setItem('recent_games', text);
  const recent = createRecentGames();
  recent.load();
  expect(recent.$games.get()).toEqual(games);
});
