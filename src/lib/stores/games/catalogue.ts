import { atom, type ReadableAtom, readonlyType } from 'nanostores';
import { readAllSavedGameLists } from '../../browser/games/saved-game-list.ts';
import { runOnce } from '../../browser/run-once.ts';
import type { Catalogue } from '../../domain/games/catalogue.ts';
import type { Game } from '../../domain/games/game.ts';
import { type GamePages, parseSavedPages } from '../../domain/games/game-pages.ts';
import { toCatalogueGame } from '../../domain/games/picture-text.ts';
import { createGameIndex } from '../../search/game-index.ts';
import { loadBuiltCatalogue } from './built-catalogue.ts';
import { $gameList } from './game-list.ts';

/** The games of the build, and those loaded since, on this page and on the others of this visit. */
export type CatalogueState = { status: 'loading' | 'failed' } | ({ status: 'ready' } & Catalogue);

/** Makes the store of all games that can be searched. It is loaded when somebody searches. */
export function createCatalogue(readCatalogue: () => Promise<Catalogue | undefined>, gameList: ReadableAtom<GamePages | undefined>) {
  const $current = atom<CatalogueState>({ status: 'loading' });
  const index = createGameIndex();

  /** Once; where they cannot be loaded, the next call tries again. */
  const loadCatalogue = runOnce(
    async () => {
      $current.set({ status: 'loading' });
      const catalogue = await readCatalogue();
      if (!catalogue) return $current.set({ status: 'failed' });
      index.add(catalogue.games);
      $current.set({ status: 'ready', ...catalogue });
      for (const text of readAllSavedGameLists()) add(parseSavedPages(text)?.pages.flat() ?? []);
      gameList.subscribe((list) => add(list?.pages.flat() ?? []));
    },
    () => $current.get().status === 'ready',
  );

  function add(games: readonly Game[]): void {
    const catalogue = $current.get();
    if (catalogue.status !== 'ready') return;
    const newGames = index.add(games.flatMap((game) => toCatalogueGame(game) ?? []));
    if (newGames.length > 0) $current.set({ ...catalogue, games: [...catalogue.games, ...newGames] });
  }

  return { $catalogue: readonlyType($current), loadCatalogue, findGames: index.find };
}

export const { $catalogue, loadCatalogue, findGames } = createCatalogue(loadBuiltCatalogue, $gameList);
