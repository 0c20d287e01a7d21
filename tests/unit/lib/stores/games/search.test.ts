// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Catalogue } from '../../../../../src/lib/domain/games/catalogue.ts';
import { packCatalogue } from '../../../../../src/lib/domain/games/catalogue.ts';
import type * as CatalogueStore from '../../../../../src/lib/stores/games/catalogue.ts';
import type * as Games from '../../../../../src/lib/stores/games/game-list.ts';
import type * as Kept from '../../../../../src/lib/stores/games/remembered-games.ts';
import type * as Finder from '../../../../../src/lib/stores/games/search.ts';

const game = (name: string, providerId = '1', providerName = 'Shapla Play') => ({ name, code: name, providerId, providerName });
const CATALOGUE: Catalogue = {
  providers: [
    { id: '1', name: 'Shapla Play', slug: 'Shapla Play', group: 'slot' },
    { id: '2', name: 'RickshawRiot', slug: 'RickshawRiot', group: 'slot' },
    { id: '3', name: 'Empty House', slug: 'Empty House', group: 'sport' },
  ],
  games: [game('Seven Kites'), game('Rickshaw Royale'), game('Burning Bright', '2', 'RickshawRiot'), game('Owl 10'), game('Owl 9')],
  hot: [],
};
let finder: typeof Finder;
let kept: typeof Kept;
let games: typeof Games;
let catalogue: typeof CatalogueStore;
let answer: () => Response;

beforeEach(async () => {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  answer = () => Response.json(packCatalogue(CATALOGUE));
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );
  catalogue = await import('../../../../../src/lib/stores/games/catalogue.ts');
  finder = await import('../../../../../src/lib/stores/games/search.ts');
  kept = await import('../../../../../src/lib/stores/games/remembered-games.ts');
  games = await import('../../../../../src/lib/stores/games/game-list.ts');
});
afterEach(() => vi.unstubAllGlobals());

const names = () => finder.$foundGames.get()?.map(({ name }) => name);

describe('the wish', () => {
  beforeEach(() => catalogue.loadCatalogue());

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
  ])('for %s', (_, wish, expected) => {
    finder.setSearchQuery(wish);
    expect(names()).toEqual(expected);
  });

  test('for favourites follows the stars', () => {
    kept.toggleFavourite(game('Owl 9'));
    finder.setSearchQuery({ scope: 'favourites' });
    expect(names()).toEqual(['Owl 9']);
    kept.toggleFavourite(game('Owl 9'));
    expect(names()).toEqual([]);
  });

  test.each([
    ['shap', ['Shapla Play']],
    ['play shapla', ['Shapla Play']],
    ['shaplaplay', ['Shapla Play']],
    ['rickshaw', ['RickshawRiot']],
    ['রিকশা', ['RickshawRiot']],
    ['riot', ['RickshawRiot']],
    ['zz', []],
    ['', []],
  ])('“%s” names the providers %j', (text, expected) => {
    finder.setSearchQuery({ text });
    expect(finder.$foundProviders.get().map(({ name }) => name)).toEqual(expected);
  });

  test('only providers with games can be chosen', () => {
    expect(finder.$providersWithGames.get().map(({ id }) => id)).toEqual(['1', '2']);
  });
});

describe('the catalogue', () => {
  test.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')) as never],
    ['a missing file', () => new Response('', { status: 404 })],
    ['nonsense', () => new Response('<html>')],
  ])('with %s can be asked for again', async (_, bad) => {
    answer = bad;
    await catalogue.loadCatalogue();
    expect(catalogue.$catalogue.get()).toEqual({ status: 'failed' });
    answer = () => Response.json(packCatalogue(CATALOGUE));
    await catalogue.loadCatalogue();
    expect(catalogue.$catalogue.get().status).toBe('ready');
    await catalogue.loadCatalogue();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('is joined by what was loaded on other pages of this visit, and on this one as it comes', async () => {
    const list = { provider: { id: '1', name: 'Shapla Play' }, nextPage: 2, total: 60, pageSize: 1 };
    sessionStorage.setItem('games /slots/A', JSON.stringify({ ...list, pages: [[game('Earlier Fish')]], scrolled: 0 }));
    sessionStorage.setItem('games /slots/B', '{broken');
    sessionStorage.setItem('other', JSON.stringify({ ...list, pages: [[game('Not A List')]] }));
    await catalogue.loadCatalogue();
    games.openGameList({ ...list, pages: [[game('Later Fish')]] });
    games.openGameList({ ...list, pages: [[game('Later Fish'), game('Last Fish')]] });
    finder.setSearchQuery({ text: 'fish', sortsByName: true });
    expect(names()).toEqual(['Earlier Fish', 'Last Fish', 'Later Fish']);
    finder.setSearchQuery({ text: 'not a list' });
    expect(names()).toEqual([]);
  });
});
