import { atom, readonlyType } from 'nanostores';
import { RECENT_KEY } from '../../browser/storage/storage-keys.ts';
import { stored } from '../../browser/storage/stored.ts';
import {
  type CatalogueGame,
  gameKey,
  parseStoredGame,
  toStoredGame,
} from '../../domain/games/catalogue.ts';
import type { Playable } from '../../domain/games/game.ts';

/** How many are kept. */
const LIMIT = 12;

/** Makes the store of the games that were played last on this device, the newest first. It reads nothing before it is used. */
export function createRecentGames() {
  const $games = atom<readonly CatalogueGame[]>([]);
  let isLoaded = false;

  const item = stored<readonly CatalogueGame[]>(RECENT_KEY, (games: unknown[]) =>
    games.flatMap((game) => parseStoredGame(game) ?? []),
  );
  const read = () => $games.set(item.read() ?? []);

  /** Reads the stored games, and follows the other tabs from then on. */
  function load(): void {
    if (isLoaded) return;
    isLoaded = true;
    read();
    item.onChange(read);
  }

  function write(games: readonly CatalogueGame[]): void {
    $games.set(games);
    item.write(games);
  }

  const without = (game: Playable) =>
    $games.get().filter((other) => gameKey(other) !== gameKey(toStoredGame(game)));

  function add(game: Playable): void {
    load();
    write([toStoredGame(game), ...without(game)].slice(0, LIMIT));
  }

  return { $games: readonlyType($games), load, add };
}

export const recentGames = createRecentGames();
