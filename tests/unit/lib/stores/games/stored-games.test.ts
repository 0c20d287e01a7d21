import { beforeEach, expect, test, vi } from 'vitest';

const game = (code: string, more: object = {}) => ({
  name: `Game ${code}`,
  code,
  providerId: '1',
  providerName: 'Shapla Play',
  ...more,
});
let store: typeof import('@/lib/stores/games/stored-games');
async function open() {
  vi.resetModules();
  store = await import('@/lib/stores/games/stored-games');
}
beforeEach(open);
const codes = (games: readonly { code: string }[]) => games.map(({ code }) => code);

test('what is played again comes first, once, and the oldest go', () => {
  for (const code of ['a', 'b', 'a']) store.addRecentGame(game(code));
  expect(codes(store.$recentGames.get())).toEqual(['a', 'b']);
  for (let index = 0; index < 20; index += 1) store.addRecentGame(game(String(index)));
  expect(store.$recentGames.get()).toHaveLength(12);
  expect(codes(store.$recentGames.get())[0]).toBe('19');
});

test('what was played is there after a reload', async () => {
  store.addRecentGame(game('a', { picture: 'abc' }));
  await open();
  expect(store.$recentGames.get()).toEqual([]);
  store.loadRecentGames();
  expect(store.$recentGames.get()).toEqual([game('a', { picture: 'abc' })]);
});

test('another tab’s change is followed', () => {
  store.loadRecentGames();
  localStorage.setItem('recent_games', JSON.stringify([game('z')]));
  dispatchEvent(new StorageEvent('storage', { key: 'recent_games' }));
  expect(codes(store.$recentGames.get())).toEqual(['z']);
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
  store.loadRecentGames();
  expect(store.$recentGames.get()).toEqual(games);
});
