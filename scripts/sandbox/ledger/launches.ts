import { createHmac, timingSafeEqual } from 'node:crypto';
import { insertRows, transaction } from '../database/database.ts';
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

export interface Launches {
  /** `{id}/{signature}`: opens the game once. Opens the player's account at the provider, if there is none. */
  create(request: LaunchRequest): string;
  /** Opens the game, which works once; the opened page plays with the key. */
  open(id: number, signature: string): { game: Game; playKey: string } | undefined;
  /** The game that an opened page plays. */
  playing(playKey: string): Game | undefined;
}

/** Signed with a secret of this process: the addresses of an earlier sandbox are void. */
export function openLaunches({ database, now, providers }: Books): Launches {
  const secret = newSecret();
  const columns = `
    select player_id as playerId, launch.provider_id as providerId, provider.name as providerName, game.name as gameName
    from launch join provider on provider.id = launch.provider_id left join game on game.code = game_code`;
  const unopened = database.prepare(`${columns} where launch.id = ? and opened_at is null and expires_at > ?`);
  const opened = database.prepare(`${columns} where key_hash = ? and opened_at is not null and expires_at > ?`);
  const open = database.prepare('update launch set opened_at = :at, key_hash = :hash, expires_at = :until where id = :id');
  const next = database.prepare('select ifnull(max(id), 0) + 1 as id from launch');

  const signatureOf = (id: number) => createHmac('sha256', secret).update(`launch ${id}`).digest('base64url');

  return {
    create: ({ playerId, providerId, gameCode }) =>
      transaction(database, () => {
        providers.openAccount(playerId, providerId);
        const id = Number(next.get()?.['id']);
        const signature = signatureOf(id);
        insertRows(database, 'launch', [
          {
            id,
            key_hash: digestOf(signature),
            player_id: playerId,
            provider_id: providerId,
            game_code: gameCode,
            expires_at: now() + OPEN_WITHIN_MS,
          },
        ]);
        return `${id}/${signature}`;
      }),
    open: (id, signature) =>
      transaction(database, () => {
        const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(id))];
        if (given.length !== expected.length || !timingSafeEqual(given, expected)) return;
        const game = unopened.get(id, now()) as Game | undefined;
        if (!game) return;
        const playKey = newSecret();
        open.run({ id, at: now(), hash: digestOf(playKey), until: now() + PLAY_WITHIN_MS });
        return { game, playKey };
      }),
    playing: (playKey) => opened.get(digestOf(playKey), now()) as Game | undefined,
  };
}
