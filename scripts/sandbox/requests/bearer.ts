import { createMiddleware } from 'hono/factory';
import type { SessionStore } from '../players/session-store.ts';

/** What calls know of whoever asks. */
export interface PlayerEnv {
  Variables: { playerId: number };
}

/** Lets only players through; anybody else gets 401. */
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
