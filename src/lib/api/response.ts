import * as v from 'valibot';
import { type Result, readableMessage } from '../domain/problem.ts';
import type { Reply, Route } from './route.ts';
import { readJson } from './wire/read-json.ts';

type Body = Record<string, unknown>;

const BAD_REQUEST = 400;
const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const TOO_MANY_REQUESTS = 429;
const INTERNAL_SERVER_ERROR = 500;
const SERVICE_UNAVAILABLE = 503;

/** Turns a response into the value that its row promises, or into the problem that it reports. */
export function parseResponse<Row extends Route>(
  route: Row,
  status: number,
  text: string,
): Result<Reply<Row>> {
  const body = parseBody(text);
  const message = body && messageOf(body);
  const saysSuccess = body !== undefined && hasSucceeded(body);
  if (route.decidesSession && refusesToken(status, body, text))
    return { ok: false, problem: { kind: 'signedOut', message } };
  const isUnclear = !body || !isPlainNo(status, body, message);
  if (status === SERVICE_UNAVAILABLE)
    return { ok: false, problem: { kind: 'maintenance', ...(!isUnclear && { isRefused: true }) } };
  // A server's error with a yes in it says neither.
  if (!body || (saysSuccess && status >= INTERNAL_SERVER_ERROR))
    return { ok: false, problem: { kind: 'unreadable' } };
  const lacksYes = !route.withoutSuccess && !saysSuccess;
  if (status >= BAD_REQUEST || isRefusal(body) || (lacksYes && message)) {
    const told = route.replyInRefusal && v.safeParse(route.replyInRefusal, body);
    if (told?.success) return { ok: true, value: told.output as Reply<Row> };
    const isServerError = status >= INTERNAL_SERVER_ERROR;
    return {
      ok: false,
      problem: {
        kind: 'refused',
        message,
        ...(isServerError && { isServerError }),
        ...(isUnclear && { isUnclear }),
      },
    };
  }
  if (lacksYes) return { ok: false, problem: { kind: 'unreadable' } };
  const reply = v.safeParse(route.reply, body);
  if (reply.success) return { ok: true, value: reply.output };
  // The backend's own yes without a player or a token: nobody is signed in.
  return { ok: false, problem: { kind: route.decidesSession ? 'signedOut' : 'unreadable' } };
}

/** Whether the backend itself refuses the token. What stands before it knows nothing of tokens: 429, 5xx, and pages of HTML. */
function refusesToken(status: number, body: Body | undefined, text: string): boolean {
  if (status === UNAUTHORIZED) return !isPage(text);
  if (!body || status === TOO_MANY_REQUESTS || status >= INTERNAL_SERVER_ERROR) return false;
  return status === BAD_REQUEST || status === FORBIDDEN || isRefusal(body);
}

function isPage(text: string): boolean {
  return text.trimStart().startsWith('<');
}

function parseBody(text: string): Body | undefined {
  try {
    const body: unknown = readJson(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? (body as Body)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Servers write `success` in several ways. */
function hasSucceeded({ success }: Body): boolean {
  return [true, 1, 'true', '1'].some((yes) => yes === success);
}

/** Some answers, such as the launch's, have only `error` (spec section 3). */
function isRefusal(body: Body): boolean {
  if (body['success'] === undefined || body['success'] === null) return hasError(body);
  return !hasSucceeded(body);
}

/** PHP writes an empty list where there are no errors. */
function hasError({ error }: Body): boolean {
  return typeof error === 'object' && error ? Object.keys(error).length > 0 : Boolean(error);
}

/** Whether the backend plainly says that nothing was done. Gateways write an `error` or a `message` of their own, but no `success`. */
function isPlainNo(status: number, body: Body, message: string | undefined): boolean {
  const saysNo = [false, 0, 'false', '0'].some((no) => no === body['success']);
  if (status >= INTERNAL_SERVER_ERROR) return saysNo && message !== undefined;
  if (status >= BAD_REQUEST) return !hasSucceeded(body);
  return saysNo || (!('success' in body) && hasError(body));
}

/** The backend's own words in `message` or `error`: a text, a list of texts, or texts by field. */
function messageOf({ message, error }: Body): string | undefined {
  const texts = [message, error].flatMap((value) =>
    typeof value === 'object' && value ? Object.values(value).flat() : value,
  );
  return texts.map(readableMessage).find(Boolean);
}
