import { expect, test } from 'vitest';
import { includesGame } from '../../../../../src/lib/domain/games/catalogue.ts';
import { toCatalogueGame } from '../../../../../src/lib/domain/games/picture-text.ts';

const game = (providerId: string, code: string) => ({ name: `Game ${code}`, code, providerId, providerName: `P${providerId}` });

test('a game of the catalogue has the text of its picture; a lobby, which has no code, is no game to be found', () => {
  const { code, ...lobby } = game('1', 'a');
  expect(toCatalogueGame(lobby)).toBeUndefined();
  expect(toCatalogueGame({ ...lobby, code })).toEqual(game('1', 'a'));
  const url = 'https://cdn.example/a.jpg';
  expect(toCatalogueGame({ ...lobby, code, image: { kind: 'remote', url } })).toEqual({ ...game('1', 'a'), picture: url });
});

test('a game is among stored ones by its provider and code', () => {
  const stored = [game('1', 'a'), { ...game('2', 'b'), code: '' }];
  expect(includesGame(stored, { ...game('1', 'a'), name: 'Renamed' })).toBe(true);
  expect(includesGame(stored, game('2', 'a'))).toBe(false);
  expect(includesGame(stored, { name: 'Lobby', providerId: '2', providerName: 'P2' })).toBe(true);
});
