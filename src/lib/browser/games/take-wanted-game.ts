import { type CatalogueGame, parseStoredGame } from '../../domain/games/catalogue.ts';
import { PLAY_HASH } from '../../domain/site/address.ts';
import { WANTED_GAME_KEY } from '../storage/storage-keys.ts';
import { stored } from '../storage/stored.ts';

const wantedGame = stored(WANTED_GAME_KEY, parseStoredGame, 'tab');

/** The game to launch now that the player is back: once, and only where the address asks for it. */
export function takeWantedGame(): CatalogueGame | undefined {
  if (location.hash !== PLAY_HASH) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  const game = wantedGame.read();
  wantedGame.remove();
  return game;
}
