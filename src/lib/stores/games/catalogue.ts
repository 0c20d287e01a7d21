import { atom, readonlyType } from 'nanostores';
import { readCatalogue } from '../../api/catalogue-file.ts';
import { keptListsOfVisit } from '../../browser/games/saved-game-list.ts';
import { type Catalogue, toCatalogueGame } from '../../domain/games/catalogue.ts';
import type { Game } from '../../domain/games/game.ts';
import { createGameIndex } from '../../search/game-index.ts';
import { $gameList } from './game-list.ts';
import { readKept } from './saved-game-list.ts';

/** All games that this browser knows of: those built in, and what was loaded since, on this page and on others of this visit. */
export type CatalogueState = { status: 'unknown' | 'loading' | 'failed' } | ({ status: 'ready' } & Catalogue);

const $current = atom<CatalogueState>({ status: 'unknown' });
export const $catalogue = readonlyType($current);

const search = createGameIndex();
export const findGames = search.find;

export async function loadCatalogue(): Promise<void> {
  const { status } = $current.get();
  if (status === 'loading' || status === 'ready') return;
  $current.set({ status: 'loading' });
  const catalogue = await readCatalogue();
  if (!catalogue) return $current.set({ status: 'failed' });
  search.add(catalogue.games);
  $current.set({ status: 'ready', ...catalogue });
  for (const list of keptListsOfVisit()) join(readKept(list)?.pages.flat() ?? []);
  $gameList.subscribe((list) => join(list?.pages.flat() ?? []));
}

function join(games: readonly Game[]): void {
  const catalogue = $current.get();
  if (catalogue.status !== 'ready') return;
  const fresh = search.add(games.flatMap((game) => toCatalogueGame(game) ?? []));
  if (fresh.length > 0) $current.set({ ...catalogue, games: [...catalogue.games, ...fresh] });
}
