import { transaction } from '../database/database.ts';
import { newSecret } from '../database/secret.ts';
import type { Books } from './books.ts';

/** How long an address can be opened. */
const OPEN_WITHIN_MS = 5 * 60_000;

export interface Launch {
  playerId: number;
  providerId: number;
  providerName: string;
  /** The game's name, or the provider's for its lobby. */
  title: string;
}

export type Launches = ReturnType<typeof openLaunches>;

/** Launched games that no page has opened yet. A restart forgets them. */
export function openLaunches({ database, now, providers }: Books) {
  const unopened = new Map<string, Launch & { until: number }>();
  return {
    /** The key of an address that opens the game once. Opens the player's account at the provider, if there is none. */
    create(launch: Launch): string {
      transaction(database, () => providers.openAccount(launch.playerId, launch.providerId));
      const key = newSecret();
      unopened.set(key, { ...launch, until: now() + OPEN_WITHIN_MS });
      return key;
    },
    /** The game, which opens once. */
    open(key: string): Launch | undefined {
      const launch = unopened.get(key);
      unopened.delete(key);
      return launch && launch.until > now() ? launch : undefined;
    },
  };
}
