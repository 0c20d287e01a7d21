import { writeSessionItem } from '../storage/session-storage.ts';
import { WANTED_GAME_KEY } from '../storage/storage-keys.ts';

/** Remembers the game of a tile that a guest tapped. What is done with it is in `take-wanted-game.ts`, which guests do not load. */
export function rememberWantedGame(tile: HTMLElement): void {
  const text = (part: string) => tile.querySelector(`[data-${part}]`)?.textContent;
  writeSessionItem(WANTED_GAME_KEY, JSON.stringify({ ...tile.dataset, name: text('name'), providerName: text('provider-name') }));
}
