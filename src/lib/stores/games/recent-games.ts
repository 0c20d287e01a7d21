import { RECENT_KEY } from '../../browser/storage/storage-keys.ts';
import { createStoredGames } from './stored-games.ts';

/** Makes the store of the games that were played last on this device. */
export function createRecentGames() {
  return createStoredGames({ key: RECENT_KEY, limit: 12 });
}

export const recentGames = createRecentGames();
