import type { Playable } from '../../domain/games/game.ts';
import { writeSessionItem } from '../storage/session-storage.ts';
import { WANTED_GAME_KEY } from '../storage/storage-keys.ts';

/** Stands at the address that the login returns to. Without it a game that was once wanted is not launched. */
export const PLAY_HASH = '#play';

/** Remembers the game that a guest tapped, until the player is back on its page (`take-wanted-game.ts`, which guests do not load). */
export function rememberWantedGame(game: Playable): void {
  writeSessionItem(WANTED_GAME_KEY, JSON.stringify(game));
}

/** The address of this page at which the remembered game is launched: where login and registration return to (decisions, 12). */
export function addressToPlay(): string {
  return location.pathname + location.search + PLAY_HASH;
}
