import type { Playable } from '../../domain/games/game.ts';
import { readSessionItem, removeSessionItem, writeSessionItem } from '../storage/session-storage.ts';

/** The game that a guest tapped, in session storage until the player is back on its page. */
const KEY = 'wanted_game';
/** Stands at the address that the login returns to. Without it a game that was once wanted is not launched. */
const PLAY_HASH = '#play';

export function rememberWantedGame(game: Playable): void {
  writeSessionItem(KEY, JSON.stringify(game));
}

/** The address of this page at which the remembered game is launched: where login and registration return to (decisions, 12). */
export function addressToPlay(): string {
  return location.pathname + location.search + PLAY_HASH;
}

/** The game to launch now that the player is back: once, and only where the address asks for it. */
export function takeWantedGame(): Playable | undefined {
  if (location.hash !== PLAY_HASH) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  const stored = readSessionItem(KEY);
  removeSessionItem(KEY);
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
