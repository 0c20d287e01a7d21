import { expect, test } from 'vitest';
import { pictureFromText, pictureText, toCatalogueGame } from '@/lib/domain/games/picture-text';
import type { Picture } from '@/lib/domain/picture';

const usual: Picture = {
  ...{ kind: 'local', stem: 'abc', width: 600, height: 800 },
  ...{ widths: [144, 288, 400], fallback: '288.webp' },
};
test.each<[string, Picture, string]>([
  ['a usual one is its stem', usual, 'abc'],
  [
    'a small one is its file and its size',
    { ...usual, widths: [100], fallback: '100.webp' },
    '/media/abc-100.webp#600x800',
  ],
  ['a wide one is its file and its size', { ...usual, height: 300 }, '/media/abc-288.webp#600x300'],
  [
    'one without AVIF is its file and its size',
    { ...usual, widths: [] },
    '/media/abc-288.webp#600x800',
  ],
  [
    'a remote one is its address',
    { kind: 'remote', url: 'https://cdn.example/a.jpg' },
    'https://cdn.example/a.jpg',
  ],
])('of a picture, %s', (_, picture, text) => expect(pictureText(picture)).toBe(text));

test.each([
  'abc',
  '/media/abc-100.webp#600x338',
  '/media/abc-288.webp#600x800',
  'https://pictures.example/a.webp',
])('the picture of the text %s has that text', (text) => {
  expect(pictureText(pictureFromText(text))).toBe(text);
});

test.each<[string, Partial<Picture>]>([
  ['abc', { width: 400, height: 500 }],
  ['/media/abc-100.webp#600x338', { width: 600, height: 338, widths: [], fallback: '100.webp' }],
])('the picture of %s has its size and its files', (text, own) =>
  expect(pictureFromText(text)).toEqual({ ...usual, ...own }),
);

test.each([
  '/media/abc-288.webp',
  '/media/../abc-288.webp#1x1',
  '/media/abc-288.webp#1x1 onerror',
  '/media/abc-288.jpg#600x300',
])('%j is kept as an address', (text) => {
  expect(pictureFromText(text)).toEqual({ kind: 'remote', url: text });
});

test('a game of the catalogue has the text of its picture; a lobby, which has no code, is no game to be found', () => {
  const lobby = { name: 'Kites', providerId: '1', providerName: 'Shapla Play' };
  const game = { ...lobby, code: 'a' };
  expect(toCatalogueGame(lobby)).toBeUndefined();
  expect(toCatalogueGame(game)).toEqual(game);
  const url = 'https://cdn.example/a.jpg';
  expect(toCatalogueGame({ ...game, image: { kind: 'remote', url } })).toEqual({
    ...game,
    picture: url,
  });
});
