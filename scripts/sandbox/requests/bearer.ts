import { createMiddleware } from 'hono/factory';
import type { SessionStore } from '../players/session-store.ts';

/** What calls know of the player who sent the request. */
export interface PlayerEnv {
  Variables: { playerId: number };
}

/** Requires a valid access token; answers 401 without one. */
export function bearer(sessions: SessionStore) {
  return createMiddleware<PlayerEnv>(async (c, next) => {
    const token = /^Bearer ([\x21-\x7e]+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
    const playerId = token && sessions.playerOf(token);
    if (!playerId) return c.json({ success: false, message: 'Unauthenticated' }, 401);
    c.set('playerId', playerId);
    c.header('Cache-Control', 'no-store');
    return next();
  });
}
