import type { Context, MiddlewareHandler } from 'hono';
import type { PlayerEnv } from '../requests/bearer.ts';

/** A form as it arrived, in its order; a file is shown as its media type, and passwords are left out. */
export type ReceivedForm = [name: string, value: string][];

const FORM = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i;
const SECRET = /password/i;

/** Counts requests and remembers forms, so that a test can expect exactly one refresh, or certain field names. */
export function requestCounts() {
  const counts = new Map<string, number>();
  const forms = new Map<string, ReceivedForm>();
  const keyOf = (path: string, playerId: number) => `${playerId} ${path}`;
  const middleware: MiddlewareHandler<PlayerEnv> = async (c, next) => {
    const form = formOf(c);
    await next();
    const playerId: number | undefined = c.get('playerId');
    if (!playerId || c.res.status === 404) return;
    const key = keyOf(c.req.path, playerId);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    const received = await form;
    if (received) forms.set(key, received);
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

/** Reads the form from a copy, since the call reads the body itself. Undefined for anything else. */
async function formOf({ req }: Context): Promise<ReceivedForm | undefined> {
  if (!FORM.test(req.header('Content-Type') ?? '')) return undefined;
  const form = await req.raw
    .clone()
    .formData()
    .catch(() => undefined);
  return form && [...form].map(([name, value]) => [name, textOf(name, value)]);
}

function textOf(name: string, value: File | string): string {
  if (typeof value !== 'string') return value.type;
  return SECRET.test(name) ? '…' : value;
}
