import { atom, readonlyType } from 'nanostores';
import { readCatalogue } from '../../api/built-files.ts';
import { runOnce } from '../../browser/run-once.ts';
import { type Catalogue, type CatalogueGame, gameKey } from '../../domain/games/catalogue.ts';

/** The games of the build, and those that were added since. */
export type CatalogueState = { status: 'loading' | 'failed' } | ({ status: 'ready' } & Catalogue);

/** Makes the store of all games that can be searched. It is loaded when somebody searches. */
export function createCatalogue(read: () => Promise<Catalogue | undefined>) {
  const $current = atom<CatalogueState>({ status: 'loading' });

  /** Once; resolves with whether they are here. Where they cannot be loaded, the next call tries again. */
  const loadCatalogue = runOnce(async () => {
    $current.set({ status: 'loading' });
    const catalogue = await read();
    $current.set(catalogue ? { status: 'ready', ...catalogue } : { status: 'failed' });
    return catalogue !== undefined;
  }, Boolean);

  /** Adds those that are not known; nothing before the others are loaded. */
  function addGames(added: readonly CatalogueGame[]): void {
    const catalogue = $current.get();
    if (catalogue.status !== 'ready') return;
    const known = new Set(catalogue.games.map(gameKey));
    const others = new Map(added.map((game) => [gameKey(game), game]));
    const games = [...others].flatMap(([key, game]) => (known.has(key) ? [] : [game]));
    if (games.length > 0) $current.set({ ...catalogue, games: [...catalogue.games, ...games] });
  }

  return { $catalogue: readonlyType($current), loadCatalogue, addGames };
}

export const { $catalogue, loadCatalogue, addGames } = createCatalogue(readCatalogue);
