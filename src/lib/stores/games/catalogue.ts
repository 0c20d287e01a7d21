import { atom, readonlyType } from 'nanostores';
import { readCatalogue } from '../../api/built-files.ts';
import { runOnce } from '../../browser/run-once.ts';
import { type Catalogue, type CatalogueGame, gameKey } from '../../domain/games/catalogue.ts';

/** The games of the build, and those that were added since. */
type CatalogueState = { status: 'loading' | 'failed' } | ({ status: 'ready' } & Catalogue);

const $current = atom<CatalogueState>({ status: 'loading' });

/** All games that can be searched, which are loaded when somebody searches. */
export const $catalogue = readonlyType($current);

/** Once; resolves with whether they are here. Where they cannot be loaded, the next call tries again. */
export const loadCatalogue = runOnce(async () => {
  $current.set({ status: 'loading' });
  const catalogue = await readCatalogue();
  $current.set(catalogue ? { status: 'ready', ...catalogue } : { status: 'failed' });
  return catalogue !== undefined;
}, Boolean);

/** Adds those that are not known; nothing before the others are loaded. */
export function addGames(added: readonly CatalogueGame[]): void {
  const catalogue = $current.get();
  if (catalogue.status !== 'ready') return;
  const known = new Set(catalogue.games.map(gameKey));
  const others = new Map(added.map((game) => [gameKey(game), game]));
  const games = [...others].flatMap(([key, game]) => (known.has(key) ? [] : [game]));
  if (games.length > 0) $current.set({ ...catalogue, games: [...catalogue.games, ...games] });
}
