import * as v from 'valibot';
import { type Result, readableMessage } from '../domain/problem.ts';
import type { Reply, Route } from './route.ts';

type Body = Record<string, unknown>;

const SERVICE_UNAVAILABLE = 503;
const INTERNAL_SERVER_ERROR = 500;

/** Turns a response into the value that its row promises, or into the problem that it reports. */
export function parseResponse<Row extends Route>(route: Row, status: number, text: string): Result<Reply<Row>> {
  if (status === SERVICE_UNAVAILABLE) return { ok: false, problem: { kind: 'maintenance' } };
  const body = parseBody(text);
  if (!body) return { ok: false, problem: { kind: 'unreadable' } };
  if (status >= 400 || isRefusal(body)) {
    return { ok: false, problem: { kind: 'refused', message: messageOf(body), ...(status >= INTERNAL_SERVER_ERROR && { isFault: true }) } };
  }
  const reply = v.safeParse(route.reply, body);
  return reply.success ? { ok: true, value: reply.output } : { ok: false, problem: { kind: 'unreadable' } };
}

function parseBody(text: string): Body | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : undefined;
  } catch {
    return undefined;
  }
}

/** Servers write `success` in several ways; some answers, such as the launch's, have only `error` (spec section 3). */
function isRefusal({ success, error }: Body): boolean {
  if (success === undefined || success === null) return Boolean(error);
  return ![true, 1, 'true', '1'].some((yes) => yes === success);
}

/** The backend's own words in `message` or `error`: a text, a list of texts, or texts by field. */
function messageOf({ message, error }: Body): string | undefined {
  const texts = [message, error].flatMap((value) => (typeof value === 'object' && value ? Object.values(value).flat() : value));
  return texts.map(readableMessage).find(Boolean);
}
