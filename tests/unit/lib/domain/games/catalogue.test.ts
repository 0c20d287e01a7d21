import { expect, test } from 'vitest';
import { type Catalogue, includesGame, packCatalogue, unpackCatalogue } from '../../../../../src/lib/domain/games/catalogue.ts';
import { toCatalogueGame } from '../../../../../src/lib/domain/games/picture-text.ts';

const game = (providerId: string, code: string) => ({ name: `Game ${code}`, code, providerId, providerName: `P${providerId}` });
const catalogue: Catalogue = {
  providers: [
    { id: '1', name: 'P1', slug: 'P1', group: 'slot', picture: 'abc' },
    { id: '2', name: 'P2', slug: 'p-2', group: 'live_casino' },
  ],
  games: [game('1', 'a'), { ...game('1', 'b'), picture: 'def' }, game('2', 'a')],
  hot: [game('2', 'a'), game('1', 'a')],
};

test('what is packed comes out again, without games of no provider, and hot ones that are no games', () => {
  const odd = { ...catalogue, games: [game('9', 'x'), ...catalogue.games], hot: [game('1', 'none'), ...catalogue.hot] };
  expect(packCatalogue(odd).hot).toEqual([2, 0]);
  expect(unpackCatalogue(JSON.parse(JSON.stringify(packCatalogue(odd))))).toEqual(catalogue);
});

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
