import type { Playable } from '../../domain/games/game.ts';
import { PLAY_HASH } from '../../domain/site/address.ts';
import { WANTED_GAME_KEY } from '../storage/storage-keys.ts';
import { stored } from '../storage/stored.ts';

const wantedGame = stored<Playable>(
  WANTED_GAME_KEY,
  ({ name, provider: providerId, providerName = name, game: code, picture }: Record<string, unknown>) => {
    if (typeof name !== 'string' || typeof providerId !== 'string' || typeof providerName !== 'string') return undefined;
    const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
    return { name, providerId, providerName, ...(isText(code) && { code }), ...(isText(picture) && { picture }) };
  },
  'tab',
);

/** The game to launch now that the player is back: once, and only where the address asks for it. */
export function takeWantedGame(): Playable | undefined {
  if (location.hash !== PLAY_HASH) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  const game = wantedGame.read();
  wantedGame.remove();
  return game;
}
