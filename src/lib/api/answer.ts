import * as v from 'valibot';
import { type Result, readableMessage } from '../domain/problem.ts';
import type { Reply, Route } from './route.ts';

type Body = Record<string, unknown>;

const MAINTENANCE = 503;
const FAULT = 500;

/** What the backend says about it, in `message` or `error`: a text, a list of texts, or such by field. */
function messageOf({ message, error }: Body): string | undefined {
  const texts = [message, error].flatMap((value) => (typeof value === 'object' && value ? Object.values(value).flat() : value));
  return texts.map(readableMessage).find(Boolean);
}

/** As servers write it; some answers, the launch's for one, say only `error` (spec section 3). */
function isRefusal({ success, error }: Body): boolean {
  if (success === undefined || success === null) return Boolean(error);
  return ![true, 1, 'true', '1'].some((yes) => yes === success);
}

function bodyOf(text: string): Body | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads an answer by its row's schema. */
export function readAnswer<Row extends Route>(route: Row, status: number, text: string): Result<Reply<Row>> {
  if (status === MAINTENANCE) return { ok: false, problem: { kind: 'maintenance' } };
  const body = bodyOf(text);
  if (!body) return { ok: false, problem: { kind: 'unreadable' } };
  if (status >= 400 || isRefusal(body)) {
    return { ok: false, problem: { kind: 'refused', message: messageOf(body), ...(status >= FAULT && { isFault: true }) } };
  }
  const reply = v.safeParse(route.reply, body);
  return reply.success ? { ok: true, value: reply.output } : { ok: false, problem: { kind: 'unreadable' } };
}
