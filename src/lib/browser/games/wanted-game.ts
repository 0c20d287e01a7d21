import { writeSessionItem } from '../storage/session-storage.ts';
import { WANTED_GAME_KEY } from '../storage/storage-keys.ts';
import { readGameTile } from './game-tile.ts';

/** Remembers the game of a tile that a guest tapped. What is done with it is in `take-wanted-game.ts`, which guests do not load. */
export function rememberWantedGame(tile: HTMLElement): void {
  const { name, providerName } = readGameTile(tile);
  writeSessionItem(WANTED_GAME_KEY, JSON.stringify({ ...tile.dataset, name, providerName }));
}
