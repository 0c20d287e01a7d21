import type { Context, MiddlewareHandler } from 'hono';
import type { PlayerEnv } from '../requests/bearer.ts';

/** A form as it arrived, in its order; a file is shown as its media type, and passwords are left out. */
type ReceivedForm = [name: string, value: string][];

const FORM = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i;
const SECRET = /password/i;

/** Counts requests and remembers forms, so that a test can expect exactly one refresh, or certain field names. */
export function requestCounts() {
  const counts = new Map<string, number>();
  const forms = new Map<string, ReceivedForm>();
  const keyOf = (path: string, playerId: number) => `${playerId} ${path}`;
  const middleware: MiddlewareHandler<PlayerEnv> = async (c, next) => {
    await next();
    const playerId: number | undefined = c.get('playerId');
    if (!playerId || c.res.status === 404) return;
    const key = keyOf(c.req.path, playerId);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if (FORM.test(c.req.header('Content-Type') ?? '')) forms.set(key, await formOf(c));
  };
  return {
    /** Counts the requests of players, except those to unknown paths. */
    middleware,
    /** Requests of a player to a path since the start. */
    of: (path: string, playerId: number) => counts.get(keyOf(path, playerId)) ?? 0,
    /** The last form that a player sent to a path. */
    lastForm: (path: string, playerId: number) => forms.get(keyOf(path, playerId)),
  };
}

/** Hono keeps what the call itself has read. */
async function formOf({ req }: Context): Promise<ReceivedForm> {
  const form = await req.formData().catch(() => new FormData());
  return [...form].map(([name, value]) => {
    if (typeof value !== 'string') return [name, value.type];
    return [name, SECRET.test(name) ? '…' : value];
  });
}
