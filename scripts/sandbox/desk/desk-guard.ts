import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Allows the desk's own page and tools on this machine. Refuses other host names (DNS rebinding) and pages of other origins, the site's included.
 */
export const deskGuard: MiddlewareHandler = async (c, next) => {
  const host = c.req.header('Host') ?? '';
  const origin = c.req.header('Origin');
  const isOwn = LOOPBACK_HOST.test(host) && (origin === undefined || origin === `http://${host}`);
  if (!isOwn) throw new HTTPException(403, { message: 'The desk answers only itself' });
  await next();
  c.header('Cross-Origin-Resource-Policy', 'same-origin');
};
