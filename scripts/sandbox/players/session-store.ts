import { newSecret } from '../database/secret.ts';

const ACCESS_TOKEN_LIFETIME_MS = 5 * 60_000;

/** As the wire carries them. */
export interface Tokens {
  token: string;
  refresh_token: string;
}

/** One login, and all tokens that follow from it. */
interface Session {
  playerId: number;
  hasEnded: boolean;
}

export type SessionStore = ReturnType<typeof sessionStore>;

/** Who is logged in. */
export function sessionStore() {
  const accessTokens = new Map<string, { session: Session; until: number }>();
  const refreshTokens = new Map<string, { session: Session; isUsed: boolean }>();

  function issue(session: Session): Tokens {
    const tokens = { token: newSecret(), refresh_token: newSecret() };
    accessTokens.set(tokens.token, { session, until: Date.now() + ACCESS_TOKEN_LIFETIME_MS });
    refreshTokens.set(tokens.refresh_token, { session, isUsed: false });
    return tokens;
  }

  return {
    open: (playerId: number) => issue({ playerId, hasEnded: false }),
    /** Exchanges a refresh token for new tokens. One that was used before was stolen: its session ends. The player is known in either case. */
    refresh(refreshToken: string): { playerId?: number; tokens?: Tokens } {
      const known = refreshTokens.get(refreshToken);
      if (!known) return {};
      const { session } = known;
      session.hasEnded ||= known.isUsed;
      known.isUsed = true;
      return { playerId: session.playerId, ...(!session.hasEnded && { tokens: issue(session) }) };
    },
    playerOf(accessToken: string) {
      const known = accessTokens.get(accessToken);
      const isGood = known && !known.session.hasEnded && known.until > Date.now();
      return isGood ? known.session.playerId : undefined;
    },
    /** Ends the player's access tokens; their refresh tokens stay good. */
    expireAccess(playerId: number) {
      for (const [token, { session }] of accessTokens)
        if (session.playerId === playerId) accessTokens.delete(token);
    },
    /** Ends every session of the player. */
    revoke(playerId: number) {
      for (const { session } of refreshTokens.values())
        if (session.playerId === playerId) session.hasEnded = true;
    },
  };
}
