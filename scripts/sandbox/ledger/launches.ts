import { insert, transaction } from '../database/database.ts';
import { digestOf, newSecret } from '../database/secret.ts';
import type { Books } from './books.ts';

/** How long an address can be opened, and an opened game played. */
const OPEN_WITHIN_MS = 5 * 60_000;
const PLAY_WITHIN_MS = 12 * 3_600_000;

export interface Game {
  playerId: number;
  providerId: number;
  providerName: string;
  gameName: string | null;
}

export interface LaunchRequest {
  playerId: number;
  providerId: number;
  /** Null for the provider's lobby. */
  gameCode: string | null;
}

export type Launches = ReturnType<typeof openLaunches>;

export function openLaunches({ database, now, providers }: Books) {
  const columns = `
    select player_id as playerId, launch.provider_id as providerId, provider.name as providerName, game.name as gameName
    from launch join provider on provider.id = launch.provider_id left join game on game.code = game_code`;
  const unopened = database.prepare(`${columns} where key_hash = ? and opened_at is null and expires_at > ?`);
  const opened = database.prepare(`${columns} where key_hash = ? and opened_at is not null and expires_at > ?`);
  const open = database.prepare('update launch set opened_at = :at, key_hash = :playHash, expires_at = :until where key_hash = :hash');

  return {
    /** The key of an address that opens the game once. Opens the player's account at the provider, if there is none. */
    create: ({ playerId, providerId, gameCode }: LaunchRequest) =>
      transaction(database, () => {
        providers.openAccount(playerId, providerId);
        const key = newSecret();
        insert(database, 'launch', {
          key_hash: digestOf(key),
          player_id: playerId,
          provider_id: providerId,
          game_code: gameCode,
          expires_at: now() + OPEN_WITHIN_MS,
        });
        return key;
      }),
    /** Opens the game, which works once; the opened page plays with a key of its own. */
    open: (key: string) =>
      transaction(database, () => {
        const hash = digestOf(key);
        const game = unopened.get(hash, now()) as Game | undefined;
        if (!game) return;
        const playKey = newSecret();
        open.run({ hash, at: now(), playHash: digestOf(playKey), until: now() + PLAY_WITHIN_MS });
        return { game, playKey };
      }),
    /** The game that an opened page plays. */
    playing: (playKey: string) => opened.get(digestOf(playKey), now()) as Game | undefined,
  };
}
