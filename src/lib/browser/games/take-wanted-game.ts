import type { Playable } from '../../domain/games/game.ts';
import { PLAY_HASH } from '../../domain/site/address.ts';
import { readSessionItem, removeSessionItem } from '../storage/session-storage.ts';
import { WANTED_GAME_KEY } from '../storage/storage-keys.ts';

/** The game to launch now that the player is back: once, and only where the address asks for it (decisions, 12). */
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
    const { name, provider: providerId, providerName = name, game: code, picture } = JSON.parse(text ?? '{}') as Record<string, unknown>;
    if (typeof name !== 'string' || typeof providerId !== 'string' || typeof providerName !== 'string') return undefined;
    const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
    return { name, providerId, providerName, ...(isText(code) && { code }), ...(isText(picture) && { picture }) };
  } catch {
    return undefined;
  }
}
