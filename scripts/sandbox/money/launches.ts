import { newSecret } from '../database/secret.ts';
import type { Accounts } from './accounts.ts';

export interface Launch {
  playerId: number;
  providerId: number;
  providerName: string;
  /** The game's name, or the provider's for its lobby. */
  title: string;
}

/** Launched games that no page has opened yet. A restart forgets them. */
export function openLaunches(accounts: Accounts) {
  const unopened = new Map<string, Launch>();
  return {
    /** The key of an address that opens the game once. Opens the player's account at the provider, if there is none. */
    create(launch: Launch): string {
      accounts.open(launch.playerId, launch.providerId);
      const key = newSecret();
      unopened.set(key, launch);
      return key;
    },
    /** The game, which opens once. */
    open(key: string): Launch | undefined {
      const launch = unopened.get(key);
      unopened.delete(key);
      return launch;
    },
  };
}
