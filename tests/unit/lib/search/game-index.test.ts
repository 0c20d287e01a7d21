import { beforeEach, expect, test } from 'vitest';
import type { CatalogueGame } from '@/lib/domain/games/catalogue';
import { createGameIndex } from '@/lib/search/game-index';

const game = (name: string, providerName = 'Shapla Play'): CatalogueGame => ({
  name,
  code: name,
  providerId: providerName,
  providerName,
});
const GAMES = [
  game('Sundarban Stripes'),
  game('Rickshaw Rani', 'NokshiWorks'),
  game('Night Crossing', 'Padma Reels'),
  game('Midnight Nouka'),
  game('Seven Kites', 'RickshawRiot'),
  game('Burning Bright', 'NeonDhaka'),
  game('Grandmother’s Owl', 'Matighar'),
  game('Moonlight Roulette', 'GhatLive'),
  game('Teen Patti Live', 'Surma Salon'),
  game('Lotus Ledger', 'Padma Reels'),
  game('Night of the Joker', 'MeghMaker'),
  game('হাওর', 'Haor'),
  game('Crazy777', 'Haor'),
  // A name that every object has.
  game('Constructor'),
];
let search: ReturnType<typeof createGameIndex>;
beforeEach(() => {
  search = createGameIndex();
  search.add(GAMES);
});
const names = (text: string) => search.find(text).map(({ name }) => name);

test.each([
  ['whatever its name', 'constructor', 'Constructor'],
  ['by the start of a word', 'sund', 'Sundarban Stripes'],
  ['by any word', 'crossing', 'Night Crossing'],
  ['by all words, in any order', 'rani rick', 'Rickshaw Rani'],
  ['without the space', 'nightcross', 'Night Crossing'],
  ['with a space that it lacks', 'crazy 77', 'Crazy777'],
  ['with a letter wrong', 'sundorban', 'Sundarban Stripes'],
  ['with a letter that sounds otherwise', 'loxus', 'Lotus Ledger'],
  ['with a letter missing', 'grndmothers', 'Grandmother’s Owl'],
  ['with letters swapped', 'rikcshaw rani', 'Rickshaw Rani'],
  ['in Bengali letters', 'রিকশা রানী', 'Rickshaw Rani'],
  ['by half a word in Bengali letters', 'সুন্দর', 'Sundarban Stripes'],
  ['by a name that is Bengali itself', 'haor', 'হাওর'],
  ['by a Bengali name as it is written', 'হাও', 'হাওর'],
  ['by its maker and its name', 'shapla nouka', 'Midnight Nouka'],
  ['by Latin and Bengali together', 'তিন patti', 'Teen Patti Live'],
])('a game is found %s: %s', (_, text, name) => expect(names(text)[0]).toBe(name));

test('a name comes before a maker of that name', () => {
  expect(names('rickshaw')).toEqual(['Rickshaw Rani', 'Seven Kites']);
});

test.each(['zzzz', 'zzzzq', 'qxv', '', '   ', '!!'])('“%s” finds nothing', (text) =>
  expect(names(text)).toEqual([]),
);

test('short words must be right', () => expect(names('owk')).toEqual([]));

test('what comes later is found too, and nothing twice', () => {
  search.add([game('Haor in Flower'), ...GAMES]);
  expect(names('haor')).toContain('Haor in Flower');
  expect(names('sundarban')).toHaveLength(1);
});
