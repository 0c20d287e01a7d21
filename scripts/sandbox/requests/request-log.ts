import type { MiddlewareHandler } from 'hono';

/** Logs one line per request, without the query, which can carry tokens. */
export function requestLog(log: (line: string) => void): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const { pathname } = new URL(c.req.url);
    log(`${c.req.method} ${pathname} ${c.res.status} ${Math.round(performance.now() - start)} ms`);
  };
}
