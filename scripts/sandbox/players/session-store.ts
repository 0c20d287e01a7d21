import type { DatabaseSync } from 'node:sqlite';
import { insert, transaction } from '../database/database.ts';
import { newSecret } from '../database/secret.ts';

const ACCESS_TOKEN_LIFETIME_MS = 5 * 60_000;
const REFRESH_TOKEN_LIFETIME_MS = 30 * 24 * 3_600_000;

/** As the wire carries them. */
export interface Tokens {
  token: string;
  refresh_token: string;
}

export type SessionStore = ReturnType<typeof sessionStore>;

/** Who is logged in. */
export function sessionStore(database: DatabaseSync) {
  const refreshTokenRow = database.prepare(`
    select player_id, family_id, used_at, revoked_at, expires_at from refresh_token
    join session_family on session_family.id = family_id where token = ?`);
  const use = database.prepare('update refresh_token set used_at = ? where token = ?');
  const endFamily = database.prepare('update session_family set revoked_at = ? where id = ?');
  const bearer = database.prepare(`
    select player_id from access_token join session_family on session_family.id = family_id
    where token = ? and expires_at > ? and revoked_at is null`);
  const expire = database.prepare(`
    update access_token set expires_at = min(expires_at, ?)
    where family_id in (select id from session_family where player_id = ?)`);
  const endAll = database.prepare(
    'update session_family set revoked_at = ? where player_id = ? and revoked_at is null',
  );

  function issue(familyId: number): Tokens {
    const tokens = { token: newSecret(), refresh_token: newSecret() };
    const row = (token: string, lifetimeMs: number) => ({
      token,
      family_id: familyId,
      expires_at: Date.now() + lifetimeMs,
    });
    insert(database, 'access_token', row(tokens.token, ACCESS_TOKEN_LIFETIME_MS));
    insert(database, 'refresh_token', row(tokens.refresh_token, REFRESH_TOKEN_LIFETIME_MS));
    return tokens;
  }

  return {
    /** A login: a new family of tokens. */
    open: (playerId: number) =>
      transaction(database, () =>
        issue(insert(database, 'session_family', { player_id: playerId })),
      ),
    /** Exchanges a valid refresh token for new tokens. One that was used before ends its family. The player is known in either case. */
    refresh: (refreshToken: string) =>
      transaction(database, (): { playerId?: number; tokens?: Tokens } => {
        const row = refreshTokenRow.get(refreshToken);
        if (!row) return {};
        const [playerId, familyId] = [Number(row['player_id']), Number(row['family_id'])];
        if (row['used_at'] !== null) endFamily.run(Date.now(), familyId);
        if (
          row['used_at'] !== null ||
          row['revoked_at'] !== null ||
          Number(row['expires_at']) <= Date.now()
        )
          return { playerId };
        use.run(Date.now(), refreshToken);
        return { playerId, tokens: issue(familyId) };
      }),
    playerOf(accessToken: string) {
      const row = bearer.get(accessToken, Date.now());
      return row && Number(row['player_id']);
    },
    /** Ends the player's access tokens; their refresh tokens stay good. */
    expireAccess: (playerId: number) => void expire.run(Date.now(), playerId),
    /** Ends every session of the player. */
    revoke: (playerId: number) => void endAll.run(Date.now(), playerId),
  };
}
