import type { Language } from '../config.ts';
import type { Result } from '../domain/problem.ts';
import { readAnswer } from './answer.ts';
import { requestOf } from './request.ts';
import type { Input, Reply, Route } from './route.ts';

/** What a call needs of the world; tests hand in another. */
export interface CallEnvironment {
  fetch: typeof fetch;
  /** Backend origin; empty for the page's own. */
  base: string;
  language: () => Language;
  refCode: () => string | undefined;
  accessToken: () => string | undefined;
  /** Gets a new access token, stored already; signs out when the backend refuses one (spec section 4, token refresh). */
  refresh: () => Promise<Result<string>>;
  /** Asked before a repeat, with the token that it would carry. Without it every call is repeated. */
  mayRepeat?: (token: string) => Promise<boolean>;
}

/** Makes one call. Whatever the backend or the network does comes back as a value; only a call of ours that is wrong throws. */
export type Call = <Row extends Route>(route: Row, ...input: Input<Row>) => Promise<Result<Reply<Row>>>;

const UNAUTHENTICATED = 401;

/** The one way to the backend. Nothing is ever sent twice, but for the one repeat after a 401: that first one did nothing. */
export function createCall(environment: CallEnvironment): Call {
  const { fetch, base, language, refCode, accessToken, refresh, mayRepeat } = environment;

  async function answered<Row extends Route>(route: Row, input: unknown, token: string | undefined) {
    const { url, init } = requestOf(route, input, { base, language: language(), refCode: refCode(), token });
    const answer = await textOf(fetch, url, init);
    const result: Result<Reply<Row>> = answer.ok ? readAnswer(route, answer.value.status, answer.value.text) : answer;
    return { unauthenticated: answer.ok && answer.value.status === UNAUTHENTICATED, result };
  }

  return async (route, ...inputs) => {
    const [input] = inputs as [unknown?];
    const token = route.anonymous ? undefined : accessToken();
    const first = await answered(route, input, token);
    if (!first.unauthenticated || !token) return first.result;
    const now = accessToken();
    // Another call, or another tab, has dealt with it meanwhile.
    if (!now) return { ok: false, problem: { kind: 'signedOut' } };
    const renewed: Result<string> = now === token ? await refresh() : { ok: true, value: now };
    if (!renewed.ok) return renewed;
    if (mayRepeat && !(await mayRepeat(renewed.value))) return { ok: false, problem: { kind: 'signedOut' } };
    return (await answered(route, input, renewed.value)).result;
  };
}

/** Everything the network can do, as a value. A cut answer counts as none. */
async function textOf(send: typeof fetch, url: string, init: RequestInit): Promise<Result<{ status: number; text: string }>> {
  try {
    const response = await send(url, init);
    return { ok: true, value: { status: response.status, text: await response.text() } };
  } catch {
    return { ok: false, problem: { kind: init.signal?.aborted ? 'timeout' : 'offline' } };
  }
}
