import { delay } from '../browser/delay.ts';
import type { Result } from '../domain/problem.ts';
import type { NewTokens, Tokens } from './tokens.ts';

/** What a refresh needs of the world; tests hand in several such worlds as tabs of one browser. */
export interface RefreshEnvironment {
  readTokens: () => Tokens;
  storeTokens: (tokens: NewTokens) => void;
  /** Sends the refresh token. Has a time limit of its own, so that a call that hangs does not hold up the other tabs. */
  send: (refreshToken: string) => Promise<Result<NewTokens>>;
  /** Told once when the backend refused, or when there is nothing to refresh with: the session is over. */
  onSignedOut: () => void;
  /** Absent over plain http and in old browsers: then each tab refreshes for itself. */
  locks: Pick<LockManager, 'request'> | undefined;
  /** How long to wait for another tab, in milliseconds: longer than its call may take. */
  otherTabTimeoutMs: number;
}

/** Far longer than local storage needs to reach another process (measured: under 100 ms). */
const HELD_AFTER_SUCCESS = 10_000;
/** Before trusting storage when another tab may just have written. */
const STORAGE_LAG = 150;
const LOOK_EVERY = 25;

/**
 * Refreshes the access token once, however many calls and tabs ask at the same time: a rotated refresh token that is used twice ends the
 * session. A Web Lock alone does not do it, since local storage reaches other processes later than the lock does (security.md, 1.2). So the
 * lock is named after the refresh token and outlives the refresh: whoever still reads the old token cannot get its lock, and waits for the new one.
 * @returns the new access token, which is stored by then
 */
export function createRefresh(environment: RefreshEnvironment): () => Promise<Result<string>> {
  let running: Promise<Result<string>> | undefined;
  return () => {
    running ??= acrossTabs(environment).finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function acrossTabs(environment: RefreshEnvironment): Promise<Result<string>> {
  const { locks, readTokens, onSignedOut } = environment;
  const before = readTokens();
  const { refresh } = before;
  if (!refresh) {
    onSignedOut();
    return signedOut('No refresh token available');
  }
  const attempt = () => refreshNow(environment, before, refresh);
  if (!locks) return attempt();
  const holding = { locks, name: `refresh ${refresh}`, isOver: () => readTokens().refresh !== refresh };
  try {
    return (await whileHolding(holding, { ifAvailable: true }, attempt)) ?? waitForOther(environment, before, holding, attempt);
  } catch (error) {
    // Denied together with storage, which the other tabs then do not share either.
    if (error instanceof DOMException && error.name === 'SecurityError') return attempt();
    throw error;
  }
}

/** Storage is read before and after: another tab may have refreshed, and the player may have signed out or in, meanwhile. */
async function refreshNow(environment: RefreshEnvironment, before: Tokens, refresh: string): Promise<Result<string>> {
  const { readTokens, storeTokens, send, onSignedOut } = environment;
  const hasChanged = ({ access, refresh }: Tokens) => access !== before.access || refresh !== before.refresh;
  if (hasChanged(readTokens())) return stored(readTokens());
  const sent = await send(refresh);
  // Without locks a refusal may mean that another tab was first.
  if (!sent.ok) await delay(STORAGE_LAG);
  if (hasChanged(readTokens())) return stored(readTokens());
  if (sent.ok) {
    storeTokens(sent.value);
    return { ok: true, value: sent.value.access };
  }
  const { problem } = sent;
  if (problem.kind !== 'refused' && problem.kind !== 'unreadable') return sent;
  onSignedOut();
  return signedOut(('message' in problem && problem.message) || 'Token refresh failed');
}

interface Holding {
  locks: Pick<LockManager, 'request'>;
  name: string;
  /** Whether the token that the lock is named after is gone. */
  isOver: () => boolean;
}

/** Works while holding the lock; undefined when another tab has it. */
function whileHolding(
  { locks, name, isOver }: Holding,
  options: LockOptions,
  work: () => Promise<Result<string>>,
): Promise<Result<string> | undefined> {
  return new Promise((resolve, reject) => {
    const held = locks.request(name, options, async (lock) => {
      if (!lock) return resolve(undefined);
      resolve(await work());
      if (isOver()) await delay(HELD_AFTER_SUCCESS);
    });
    held.catch(reject);
  });
}

/** Waits for another tab's token, or for its lock when that tab got none or was closed. */
async function waitForOther(
  { readTokens, otherTabTimeoutMs }: RefreshEnvironment,
  before: Tokens,
  holding: Holding,
  attempt: () => Promise<Result<string>>,
): Promise<Result<string>> {
  const waiting = new AbortController();
  const limit = setTimeout(() => waiting.abort(), otherTabTimeoutMs);
  const takeOver = whileHolding(holding, { signal: waiting.signal }, async () => {
    await delay(STORAGE_LAG);
    return attempt();
  });
  let look: ReturnType<typeof setInterval> | undefined;
  const news = new Promise<Result<string>>((resolve) => {
    look = setInterval(() => {
      const now = readTokens();
      if (now.access !== before.access) resolve(stored(now));
    }, LOOK_EVERY);
  });
  const result = await Promise.race([news, takeOver.catch(() => undefined)]);
  clearInterval(look);
  clearTimeout(limit);
  waiting.abort();
  return result ?? { ok: false, problem: { kind: 'timeout' } };
}

function stored({ access }: Tokens): Result<string> {
  return access ? { ok: true, value: access } : signedOut();
}

function signedOut(message?: string): Result<string> {
  return { ok: false, problem: { kind: 'signedOut', message } };
}
