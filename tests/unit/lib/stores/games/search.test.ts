// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Catalogue } from '@/lib/domain/games/catalogue';
import { createCatalogue } from '@/lib/stores/games/catalogue';
import { createSearch } from '@/lib/stores/games/search';

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
  ['nothing', '', undefined],
  ['spaces', '  ', undefined],
  ['a word', 'kite', ['Seven Kites']],
  ['a name of no game', 'zzzz', []],
])('a search for %s', (_, text, expected) => {
  search.setSearchText(text);
  expect(names()).toEqual(expected);
});
