import { expect, test } from 'vitest';
import { toCatalogueGame } from '@/lib/domain/games/picture-text';

const game = (providerId: string, code: string) => ({
  name: `Game ${code}`,
  code,
  providerId,
  providerName: `P${providerId}`,
});

test('a game of the catalogue has the text of its picture; a lobby, which has no code, is no game to be found', () => {
  const { code, ...lobby } = game('1', 'a');
  expect(toCatalogueGame(lobby)).toBeUndefined();
  expect(toCatalogueGame({ ...lobby, code })).toEqual(game('1', 'a'));
  const url = 'https://cdn.example/a.jpg';
  expect(toCatalogueGame({ ...lobby, code, image: { kind: 'remote', url } })).toEqual({
    ...game('1', 'a'),
    picture: url,
  });
});
