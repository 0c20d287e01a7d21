import { FAVOURITES_KEY } from '../../browser/storage/storage-keys.ts';
import { includesGame } from '../../domain/games/catalogue.ts';
import type { Playable } from '../../domain/games/game.ts';
import { createStoredGames, type StoredGames } from './stored-games.ts';

/** Makes the store of the games that were marked with a star on this device. */
export function createFavourites(): StoredGames & { toggle: (game: Playable) => void } {
  const stored = createStoredGames({ key: FAVOURITES_KEY, limit: 200 });
  return {
    ...stored,
    toggle(game) {
      if (includesGame(stored.$games.get(), game)) stored.remove(game);
      else stored.add(game);
    },
  };
}

export const favourites = createFavourites();
