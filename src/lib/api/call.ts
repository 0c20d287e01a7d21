import type { Language } from '../config.ts';
import type { Problem, Result } from '../domain/problem.ts';
import { setBackendTime } from '../domain/site-time.ts';
import { buildRequest } from './request.ts';
import { parseResponse } from './response.ts';
import type { Input, Reply, Route } from './route.ts';

/** What a call needs from outside: the browser gives it in `lib/stores/session/client.ts`, a test gives its own. */
export interface CallEnvironment {
  fetch: typeof fetch;
  /** Like `fetch`, and reports how much of the body has been sent. Used by calls with `onUploadProgress`; without it they use `fetch`. */
  upload?: (
    url: string,
    init: RequestInit,
    onProgress: (share: number) => void,
  ) => Promise<Response>;
  /** Backend origin; empty for the page's own. */
  base: string;
  language: () => Language;
  refCode: () => string | undefined;
  accessToken: () => string | undefined;
  /** Whether the token may be another player's than the one whose page this is: then no call carries it. */
  isOtherPlayers?: () => boolean;
  /** Gets and stores a new access token; `signedOut` when there is no session any more (spec section 4, token refresh): `stores/session/refresh-once.ts`. */
  refresh: () => Promise<Result<string>>;
  /** Hears of every request that failed or could not be read, also of one that is then repeated. */
  onProblem?: (path: string, problem: Problem) => void;
}

export interface CallOptions {
  /** Receives the share of the body that has been sent, from 0 to 1. */
  onUploadProgress?: ((share: number) => void) | undefined;
  /** Decides about the one retry after a 401, given the token it would carry. Without it every call is retried. */
  mayRetry?: ((token: string) => Promise<boolean>) | undefined;
}

/**
 * Makes one call. Whatever the backend or the network does comes back as a value.
 * @throws ValiError when the input is not what the row asks for: our own mistake
 */
export interface Call {
  <Row extends Route>(
    route: Row,
    input: Input<Row>,
    options?: CallOptions,
  ): Promise<Result<Reply<Row>>>;
  <Row extends Route & { input?: undefined }>(route: Row): Promise<Result<Reply<Row>>>;
}

const UNAUTHORIZED = 401;
const NOT_RETRIED = { ok: false, problem: { kind: 'notRetried' } } as const;

/** The one way to the backend. No request is sent twice, except for one retry after a 401, which did nothing. */
export function createCall(environment: CallEnvironment): Call {
  const {
    base,
    language,
    refCode,
    accessToken,
    isOtherPlayers = () => false,
    refresh,
    onProblem,
  } = environment;

  async function send<Row extends Route>(
    route: Row,
    input: unknown,
    token: string | undefined,
    options: CallOptions,
  ) {
    const { url, init } = buildRequest(route, input, {
      base,
      language: language(),
      refCode: refCode(),
      token,
    });
    const response = await fetchText(environment, url, init, options.onUploadProgress);
    // Of these calls only, since they are never answered by a cache.
    if (response.ok && route.decidesSession) setBackendTime(response.value.date);
    const result = response.ok
      ? parseResponse(route, response.value.status, response.value.text)
      : response;
    const { status, retryAfterMs } = response.ok ? response.value : {};
    if (!result.ok && retryAfterMs !== undefined) result.problem.retryAfterMs = retryAfterMs;
    if (!result.ok) onProblem?.(route.path, result.problem);
    // A 401 with a yes in it refuses no token: what was asked for may have been done.
    const isUnclear = !result.ok && result.problem.kind === 'refused' && result.problem.isUnclear;
    return { isUnauthorized: status === UNAUTHORIZED && !isUnclear, result };
  }

  return async <Row extends Route>(
    route: Row,
    input?: unknown,
    options: CallOptions = {},
  ): Promise<Result<Reply<Row>>> => {
    const token = route.anonymous ? undefined : accessToken();
    if (token && isOtherPlayers()) return NOT_RETRIED;
    const first = await send(route, input, token, options);
    if (!first.isUnauthorized || !token) return first.result;
    if (isOtherPlayers()) return NOT_RETRIED;
    const current = accessToken();
    // Another call or another tab may have renewed the token meanwhile.
    const renewed: Result<string> =
      current && current !== token ? { ok: true, value: current } : await refresh();
    // Whatever kept the token from being renewed, this call itself did nothing.
    if (!renewed.ok) return renewed.problem.kind === 'signedOut' ? renewed : NOT_RETRIED;
    if (options.mayRetry && !(await options.mayRetry(renewed.value))) return NOT_RETRIED;
    if (isOtherPlayers()) return NOT_RETRIED;
    return (await send(route, input, renewed.value, options)).result;
  };
}

/** Status and text of a response; network faults become problems. A response that breaks off counts as none. */
async function fetchText(
  { fetch, upload }: CallEnvironment,
  url: string,
  init: RequestInit,
  onUploadProgress: CallOptions['onUploadProgress'],
): Promise<
  Result<{ status: number; text: string; date: string | null; retryAfterMs: number | undefined }>
> {
  try {
    const response = await (upload && onUploadProgress
      ? upload(url, init, onUploadProgress)
      : fetch(url, init));
    const { status, headers } = response;
    const retryAfterMs = readRetryAfter(headers.get('retry-after'));
    return {
      ok: true,
      value: { status, text: await response.text(), date: headers.get('date'), retryAfterMs },
    };
  } catch {
    return { ok: false, problem: { kind: init.signal?.aborted ? 'timeout' : 'offline' } };
  }
}

/** The header's seconds in milliseconds. Its other form is a date, which a wrong clock would turn into any wait. */
function readRetryAfter(value: string | null): number | undefined {
  return value && /^\d{1,6}$/.test(value) ? Number(value) * 1_000 : undefined;
}
