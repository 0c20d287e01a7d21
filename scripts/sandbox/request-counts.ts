import type { MiddlewareHandler } from 'hono';
import type { PlayerEnv } from './calls/bearer.ts';

export interface RequestCounts {
  /** Counts what passes, preflights and unknown paths aside. */
  middleware: MiddlewareHandler<PlayerEnv>;
  /** Requests of a path since the start: everybody's, or those that a player was known to have made. */
  of(path: string, playerId?: number): number;
}

/** How often each path was asked for, so that a test can say "exactly one refresh". */
export function requestCounts(): RequestCounts {
  const counts = new Map<string, number>();
  const keyOf = (path: string, playerId: number | undefined) => `${playerId ?? ''} ${path}`;
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  return {
    async middleware(c, next) {
      await next();
      if (c.req.method === 'OPTIONS' || c.res.status === 404) return;
      const { pathname } = new URL(c.req.url);
      const playerId: number | undefined = c.get('playerId');
      add(keyOf(pathname, undefined));
      if (playerId) add(keyOf(pathname, playerId));
    },
    of: (path, playerId) => counts.get(keyOf(path, playerId)) ?? 0,
  };
}
