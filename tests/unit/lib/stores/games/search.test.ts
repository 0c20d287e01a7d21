// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Catalogue } from '../../../../../src/lib/domain/games/catalogue.ts';
import { createCatalogue } from '../../../../../src/lib/stores/games/catalogue.ts';
import { createSearch } from '../../../../../src/lib/stores/games/search.ts';
import { favourites } from '../../../../../src/lib/stores/games/stored-games.ts';

const game = (name: string, providerId = '1', providerName = 'Shapla Play') => ({ name, code: name, providerId, providerName });
const CATALOGUE: Catalogue = {
  providers: [
    { id: '1', name: 'Shapla Play', route: '/slots/Shapla%20Play' },
    { id: '2', name: 'RickshawRiot', route: '/slots/RickshawRiot' },
    { id: '3', name: 'Empty House', route: '/sports' },
  ],
  games: [game('Seven Kites'), game('Rickshaw Royale'), game('Burning Bright', '2', 'RickshawRiot'), game('Owl 10'), game('Owl 9')],
  hot: [],
};
const catalogue = createCatalogue(async () => CATALOGUE);
let search: ReturnType<typeof createSearch>;

beforeAll(() => catalogue.loadCatalogue());
beforeEach(() => {
  search = createSearch(catalogue.$catalogue);
});

const names = () => search.$foundGames.get()?.map(({ name }) => name);

test.each([
  ['nothing', {}, undefined],
  ['spaces', { text: '  ' }, undefined],
  ['a word', { text: 'kite' }, ['Seven Kites']],
  ['a name of no game', { text: 'zzzz' }, []],
  ['one provider', { scope: { providerId: '2' } }, ['Burning Bright']],
  ['a word among one provider’s', { text: 'kite', scope: { providerId: '2' } }, []],
  ['all by name, numbers as numbers', { sortsByName: true }, ['Burning Bright', 'Owl 9', 'Owl 10', 'Rickshaw Royale', 'Seven Kites']],
  ['what is found by name', { text: 'owl', sortsByName: true }, ['Owl 9', 'Owl 10']],
  ['favourites, where there are none', { scope: 'favourites' as const }, []],
])('a search for %s', (_, query, expected) => {
  search.setSearchQuery(query);
  expect(names()).toEqual(expected);
});

test('a search for favourites follows the stars', () => {
  favourites.toggle(game('Owl 9'));
  search.setSearchQuery({ scope: 'favourites' });
  expect(names()).toEqual(['Owl 9']);
  favourites.toggle(game('Owl 9'));
  expect(names()).toEqual([]);
});
