// @vitest-environment jsdom
import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import type { Catalogue } from '../../../../../src/lib/domain/games/catalogue.ts';
import type { GamePages } from '../../../../../src/lib/domain/games/game-pages.ts';
import { createCatalogue } from '../../../../../src/lib/stores/games/catalogue.ts';

const game = (name: string) => ({ name, code: name, providerId: '1', providerName: 'Shapla Play' });
const CATALOGUE: Catalogue = {
  providers: [{ id: '1', name: 'Shapla Play', route: '/slots/Shapla%20Play' }],
  games: [game('Seven Kites')],
  hot: [],
};
const list = { provider: { id: '1', name: 'Shapla Play' }, nextPage: 2, total: 60, pageSize: 1 };

test('it is joined by what was loaded on other pages of this visit, and on this one as it comes', async () => {
  sessionStorage.setItem('games /slots/A', JSON.stringify({ ...list, pages: [[game('Earlier Fish')]], scrolled: 0 }));
  sessionStorage.setItem('games /slots/B', '{broken');
  sessionStorage.setItem('other', JSON.stringify({ ...list, pages: [[game('Not A List')]] }));
  const gameList = atom<GamePages | undefined>(undefined);
  const { $catalogue, findGames, loadCatalogue } = createCatalogue(async () => CATALOGUE, gameList);
  await loadCatalogue();
  gameList.set({ ...list, pages: [[game('Later Fish')]] });
  gameList.set({ ...list, pages: [[game('Later Fish'), game('Last Fish')]] });
  const fish = ['Earlier Fish', 'Later Fish', 'Last Fish'];
  const catalogue = $catalogue.get();
  expect(catalogue.status === 'ready' && catalogue.games.map(({ name }) => name)).toEqual(['Seven Kites', ...fish]);
  expect(findGames('fish').map(({ name }) => name)).toEqual(expect.arrayContaining(fish));
  expect(findGames('not a list')).toEqual([]);
});
