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

const $games = atom<readonly CatalogueGame[]>([]);

/** The games that were played last on this device, the newest first; empty until they are loaded. */
export const $recentGames = readonlyType($games);

let isLoaded = false;

const item = stored<readonly CatalogueGame[]>(RECENT_KEY, (games: unknown[]) =>
  games.flatMap((game) => parseStoredGame(game) ?? []),
);
const read = () => $games.set(item.read() ?? []);

/** Reads the stored games, and follows the other tabs from then on. */
export function loadRecentGames(): void {
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

export function addRecentGame(game: Playable): void {
  loadRecentGames();
  write([toStoredGame(game), ...without(game)].slice(0, LIMIT));
}
