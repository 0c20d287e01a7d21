import type { Call } from '../../api/call.ts';
import { refreshToken } from '../../api/routes/session.ts';
import { holdLinks } from '../../browser/page/hold-links.ts';
import { delay } from '../../browser/page/when.ts';
import { runOnce } from '../../browser/run-once.ts';
import { CALL_TIMEOUTS_MS } from '../../config.ts';
import type { Result } from '../../domain/problem.ts';
import { refreshPause } from './refresh-pause.ts';
import type { NewTokens, Tokens } from './tokens.ts';

/** What a refresh needs from outside; a test gives several of these, as tabs of one browser. */
export interface RefreshEnvironment {
  readTokens: () => Tokens;
  storeTokens: (tokens: NewTokens) => void;
  /** Removes the tokens in every tab. Called by the one tab whose refresh was refused, or that had no refresh token. */
  clearTokens: () => void;
  /** Called in every tab that needed the token of a session that is over, whichever tab ended it. */
  goToLogin: () => void;
  /** Has a timeout, so that a call that hangs does not block the other tabs. */
  call: Call;
  /** Missing over plain http and in old browsers: then each tab refreshes for itself. */
  locks: Pick<LockManager, 'request'> | undefined;
}

/** Far longer than local storage needs to reach another process (measured: under 100 ms). */
const HOLD_AFTER_SUCCESS_MS = 10_000;
/** How long to wait before trusting storage that another tab may just have written. */
const STORAGE_LAG_MS = 150;
const POLL_INTERVAL_MS = 25;
/** Longer than another tab's call may take. */
const OTHER_TAB_TIMEOUT_MS = CALL_TIMEOUTS_MS.read + 5_000;

/**
 * Makes the function that refreshes the access token once, however many calls and tabs need it at the same time: using a rotated refresh token
 * twice would end the session. A Web Lock alone is not enough, since local storage reaches other processes later than the lock does
 * (security.md, 1.2). So the lock is named after the refresh token and held beyond the refresh: a tab that still reads the old token cannot get its
 * lock, and waits for the new token. The returned function resolves with the new access token, which is stored by then.
 */
export function createRefresh(environment: RefreshEnvironment): () => Promise<Result<string>> {
  return runOnce(
    async () => {
      const result = await refreshInOneTab(environment);
      if (isSignedOut(result)) environment.goToLogin();
      return result;
    },
    () => false,
  );
}

async function refreshInOneTab(environment: RefreshEnvironment): Promise<Result<string>> {
  const { locks, readTokens, clearTokens } = environment;
  const before = readTokens();
  const { access, refresh } = before;
  // Another tab may have ended the session meanwhile.
  if (!access) return signedOut();
  if (!refresh) {
    clearTokens();
    return signedOut('No refresh token available');
  }
  const attempt = () => {
    const result = refreshNow(environment, before, refresh);
    // What an unanswered call brings would be lost with the page.
    holdLinks(result.then((settled) => !isSignedOut(settled)));
    return result;
  };
  if (!locks) return attempt();
  const lock = {
    locks,
    name: `refresh ${refresh}`,
    isTokenReplaced: () => readTokens().refresh !== refresh,
  };
  return (
    (await withLock(lock, { ifAvailable: true }, attempt)) ??
    waitForOtherTab(environment, before, lock, attempt)
  );
}

/** Reads storage before and after the call: meanwhile another tab may have refreshed, or the player may have signed out or in. */
async function refreshNow(
  environment: RefreshEnvironment,
  before: Tokens,
  refresh: string,
): Promise<Result<string>> {
  const { readTokens, storeTokens, clearTokens, call } = environment;
  const hasChanged = ({ access, refresh }: Tokens) =>
    access !== before.access || refresh !== before.refresh;
  if (hasChanged(readTokens())) return toResult(readTokens());
  if (refreshPause.isOn()) return { ok: false, problem: { kind: 'notRetried' } };
  const sent = await call(refreshToken, { refresh_token: refresh });
  // Without locks a refusal may mean that another tab was first.
  if (!sent.ok) await delay(STORAGE_LAG_MS);
  if (hasChanged(readTokens())) return toResult(readTokens());
  if (sent.ok) {
    refreshPause.end();
    storeTokens(sent.value.tokens);
    return { ok: true, value: sent.value.tokens.access };
  }
  const { problem } = sent;
  if (problem.kind !== 'signedOut') {
    // Nobody has said that the token is bad, so it is kept and sent again later.
    refreshPause.begin(problem.retryAfterMs);
    return sent;
  }
  clearTokens();
  return signedOut(problem.message || 'Token refresh failed');
}

interface RefreshLock {
  locks: Pick<LockManager, 'request'>;
  name: string;
  /** Whether the refresh token that the lock is named after has been replaced or removed. */
  isTokenReplaced: () => boolean;
}

/** Runs the task while holding the lock; resolves with undefined when another tab has the lock. */
function withLock(
  { locks, name, isTokenReplaced }: RefreshLock,
  options: LockOptions,
  task: () => Promise<Result<string>>,
): Promise<Result<string> | undefined> {
  return new Promise((resolve, reject) => {
    const request = locks.request(name, options, async (lock) => {
      if (!lock) return resolve(undefined);
      resolve(await task());
      if (isTokenReplaced()) await delay(HOLD_AFTER_SUCCESS_MS);
    });
    request.catch(reject);
  });
}

/** Waits for another tab's token, or for the lock when that tab got no token or was closed. */
async function waitForOtherTab(
  { readTokens }: RefreshEnvironment,
  before: Tokens,
  lock: RefreshLock,
  attempt: () => Promise<Result<string>>,
): Promise<Result<string>> {
  const waiting = new AbortController();
  const timeout = setTimeout(() => waiting.abort(), OTHER_TAB_TIMEOUT_MS);
  const takeOver = withLock(lock, { signal: waiting.signal }, async () => {
    await delay(STORAGE_LAG_MS);
    return attempt();
  });
  let poll: ReturnType<typeof setInterval> | undefined;
  const newToken = new Promise<Result<string>>((resolve) => {
    poll = setInterval(() => {
      const now = readTokens();
      if (now.access !== before.access) resolve(toResult(now));
    }, POLL_INTERVAL_MS);
  });
  const result = await Promise.race([newToken, takeOver.catch(() => undefined)]);
  clearInterval(poll);
  clearTimeout(timeout);
  waiting.abort();
  return result ?? { ok: false, problem: { kind: 'timeout' } };
}

function toResult({ access }: Tokens): Result<string> {
  return access ? { ok: true, value: access } : signedOut();
}

function isSignedOut(result: Result<string>): boolean {
  return !result.ok && result.problem.kind === 'signedOut';
}

function signedOut(message?: string): Result<string> {
  return { ok: false, problem: { kind: 'signedOut', message } };
}
