// @vitest-environment jsdom
import type { WritableAtom } from 'nanostores';
import { expect, test, vi } from 'vitest';
import type { GamePages } from '../../../../../src/lib/domain/games/game-pages.ts';
import { $catalogue } from '../../../../../src/lib/stores/games/catalogue.ts';
import { $gameList } from '../../../../../src/lib/stores/games/game-list.ts';
import { $foundGames, loadSearched, setSearchQuery } from '../../../../../src/lib/stores/games/search.ts';
import { favourites } from '../../../../../src/lib/stores/games/stored-games.ts';

const game = (name: string) => ({ name, code: name, providerId: '1', providerName: 'Shapla Play' });
const list = { provider: { id: '1', name: 'Shapla Play' }, nextPage: 2, total: 60, pageSize: 1 };
const openList = $gameList as unknown as WritableAtom<GamePages>;

vi.mock(import('../../../../../src/lib/stores/games/game-list.ts'), async (original) => {
  const { atom } = await import('nanostores');
  return { ...(await original()), $gameList: atom() };
});
vi.mock('../../../../../src/lib/api/built-files.ts', () => ({
  readCatalogue: async () => ({ providers: [], games: [game('Seven Kites')], hot: [] }),
}));

test('it is joined by what was loaded on other pages of this visit, on this one as it comes, and by favourites', async () => {
  sessionStorage.setItem('games /slots/A', JSON.stringify({ ...list, pages: [[game('Earlier Fish')]], scrolled: 0 }));
  sessionStorage.setItem('games /slots/B', '{broken');
  sessionStorage.setItem('other', JSON.stringify({ ...list, pages: [[game('Not A List')]] }));
  await loadSearched();
  openList.set({ ...list, pages: [[game('Later Fish')]] });
  openList.set({ ...list, pages: [[game('Later Fish'), game('Last Fish')]] });
  favourites.toggle(game('Liked Fish'));
  favourites.toggle(game('Later Fish'));
  const fish = ['Earlier Fish', 'Later Fish', 'Last Fish', 'Liked Fish'];
  const catalogue = $catalogue.get();
  expect(catalogue.status === 'ready' && catalogue.games.map(({ name }) => name)).toEqual(['Seven Kites', ...fish]);
  setSearchQuery({ text: 'fish' });
  expect($foundGames.get()?.map(({ name }) => name)).toEqual(expect.arrayContaining(fish));
  setSearchQuery({ text: 'not a list' });
  expect($foundGames.get()).toEqual([]);
});
