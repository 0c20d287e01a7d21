import { WANTED_GAME_KEY } from '../../browser/storage/storage-keys.ts';
import { stored } from '../../browser/storage/stored.ts';
import { type CatalogueGame, parseStoredGame } from '../../domain/games/catalogue.ts';
import { PLAY_HASH } from '../../domain/site/address.ts';

const wantedGame = stored(WANTED_GAME_KEY, parseStoredGame, 'tab');

/** The game to launch now that the player is back: once, and only where the address asks for it. */
export function takeWantedGame(): CatalogueGame | undefined {
  if (location.hash !== PLAY_HASH) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  const game = wantedGame.read();
  wantedGame.remove();
  return game;
}
