import { atom, readonlyType } from 'nanostores';
import { login as loginRoute, userProfile } from '../api/routes/session.ts';
import { delay } from '../browser/delay.ts';
import { logFailure } from '../browser/log.ts';
import { redirectIfNotAllowed, showSession } from '../browser/page/page.ts';
import type { Player } from '../domain/player.ts';
import type { Problem, Result } from '../domain/problem.ts';
import type { Login } from '../forms/login.ts';
import { call } from '../session/client.ts';
import { clearTokens, onTokensChange, readTokens, storeLogin } from '../session/tokens.ts';

export type Session =
  /** As the page was built; storage has not been read yet, or the profile is on its way. */
  | { status: 'unknown' }
  | { status: 'guest' }
  | { status: 'player'; player: Player }
  /** Signed in, but the profile had no answer: shown as a guest, with a way to try again (decisions, 8). */
  | { status: 'unreachable'; isMaintenance: boolean };

const $current = atom<Session>({ status: 'unknown' });
export const $session = readonlyType($current);

/** Before a profile that had no answer is asked for once more, in milliseconds. */
const RETRY_AFTER = 1_000;

let starting: Promise<void> | undefined;
/** Counts the questions for the profile: an answer to any but the last is about a session that is over. */
let asked = 0;

/** Finds out whose page this is, and follows the other tabs from then on. Every part of a page may call it. */
export function startSession(): Promise<void> {
  starting ??= start();
  return starting;
}

/** Spec section 4, Authentication. Answers with the server's message. */
export async function login({ username, password, remember }: Login): Promise<Result<string | undefined>> {
  const answer = await call(loginRoute, { username, password });
  if (!answer.ok) return answer;
  const { tokens, message } = answer.value;
  storeLogin(tokens, remember);
  const problem = await loadProfile();
  return problem ? { ok: false, problem } : { ok: true, value: message };
}

/** Asks for balance, banks and bonuses anew. What is shown stays when there is no good answer. */
export async function reloadProfile(): Promise<void> {
  if (!readTokens().access) return;
  await loadProfile({ keepShown: true });
  leaveIfWrong();
}

async function start(): Promise<void> {
  onTokensChange((here) => {
    if (!here) void restore();
    else if (!readTokens().access) becomeGuest();
  });
  // A page out of the browser's cache shows what was true when it was left (security.md, hazard 24).
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void restore();
  });
  await restore();
}

/** Reads storage; a page that is not for this visitor, or not any more, is left. */
async function restore(): Promise<void> {
  if (readTokens().access) await loadProfile();
  else becomeGuest();
  leaveIfWrong();
}

function leaveIfWrong(): void {
  const { status } = $current.get();
  if (status === 'guest' || status === 'player') redirectIfNotAllowed(status);
}

/**
 * Asks whose session this is (decisions, 8). A backend that answers anything but a player ends the session; no answer at all leaves the
 * tokens, since nobody said they are bad. Returns the problem that ended the session.
 */
async function loadProfile({ keepShown = false } = {}): Promise<Problem | undefined> {
  asked += 1;
  const question = asked;
  const answer = await profile();
  if (question !== asked) return undefined;
  if (answer.ok) {
    setSession({ status: 'player', player: answer.value });
    return undefined;
  }
  const isShown = $current.get().status === 'player';
  logFailure('Profile', answer.problem.kind);
  if (isSilence(answer.problem)) {
    if (!isShown) setSession({ status: 'unreachable', isMaintenance: answer.problem.kind === 'maintenance' });
    return undefined;
  }
  if (isShown && (keepShown || isBreakdown(answer.problem))) return undefined;
  clearTokens();
  becomeGuest();
  return answer.problem;
}

async function profile(): Promise<Result<Player>> {
  const answer = await call(userProfile);
  if (answer.ok || !isSilence(answer.problem)) return answer;
  await delay(RETRY_AFTER);
  return call(userProfile);
}

/** Nobody spoke for the backend: a status 503 comes from whoever stands in front of it. */
function isSilence({ kind }: Problem): boolean {
  return kind === 'offline' || kind === 'timeout' || kind === 'maintenance';
}

/** It says nothing about whoever is shown, and another tab's new token or a page out of the cache may ask at any time. */
function isBreakdown(problem: Problem): boolean {
  return problem.kind === 'unreadable' || (problem.kind === 'refused' && problem.isFault === true);
}

function becomeGuest(): void {
  asked += 1;
  setSession({ status: 'guest' });
}

function setSession(session: Session): void {
  if (session.status === 'guest' && $current.get().status === 'guest') return;
  $current.set(session);
  showSession(session.status === 'player' ? 'player' : 'guest');
}
