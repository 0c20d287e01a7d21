import type { Playable } from '../../domain/games/game.ts';
import { readSessionItem, removeSessionItem } from '../storage/session-storage.ts';
import { WANTED_GAME_KEY } from '../storage/storage-keys.ts';
import { PLAY_HASH } from './wanted-game.ts';

/** The game to launch now that the player is back: once, and only where the address asks for it. */
export function takeWantedGame(): Playable | undefined {
  if (location.hash !== PLAY_HASH) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  const stored = readSessionItem(WANTED_GAME_KEY);
  removeSessionItem(WANTED_GAME_KEY);
  return parseGame(stored);
}

/** Anybody can write to storage, so only what has a game's shape counts. */
function parseGame(text: string | undefined): Playable | undefined {
  try {
    const game = JSON.parse(text ?? 'null') as Record<string, unknown> | null;
    const hasShape = game && ['name', 'providerId', 'providerName'].every((key) => typeof game[key] === 'string');
    const areTexts = hasShape && Object.values(game).every((value) => typeof value === 'string');
    return areTexts ? (game as unknown as Playable) : undefined;
  } catch {
    return undefined;
  }
}
