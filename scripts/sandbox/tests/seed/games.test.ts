import { expect, test } from 'vitest';
import { readGames } from '../../seed/games.ts';

const provider = { id: 1, name: 'Reels', group: 'slot', style: 'neon', games: 2, prefix: 'ree' } as const;

test('each provider gets the next names of its group', () => {
  const games = readGames([provider, { ...provider, id: 2, prefix: 'two', games: 1 }]);

  expect(games.map(({ code, providerId }) => [code, providerId])).toEqual([
    ['ree-001', 1],
    ['ree-002', 1],
    ['two-001', 2],
  ]);
  expect(new Set(games.map(({ name }) => name)).size).toBe(3);
});

test('a group without enough names is named', () => {
  expect(() => readGames([{ ...provider, games: 9999 }])).toThrow('not enough names of games for the group slot');
});
