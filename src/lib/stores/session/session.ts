import { atom, computed, type ReadableAtom, readonlyType } from 'nanostores';
import type { Call } from '../../api/call.ts';
import { login as loginRoute, userProfile } from '../../api/routes/session.ts';
import { redirectIfNotAllowed, showSession } from '../../browser/page/leave-page.ts';
import { delay } from '../../browser/page/when.ts';
import { runOnce } from '../../browser/run-once.ts';
import type { Player } from '../../domain/player.ts';
import { isPassing, type Problem, type Result } from '../../domain/problem.ts';
import type { Login } from '../../forms/login.ts';
import { logFailure } from '../../log.ts';
import { call } from './client.ts';
import { followLogin, isLoginReplaced } from './login.ts';
import { clearTokens, onTokensChange, readTokens, storeLogin } from './tokens.ts';

export type Session =
  /** As the page was built: storage has not been read yet, or the profile is being loaded. */
  | { status: 'unknown' }
  | { status: 'guest' }
  | { status: 'player'; player: Player }
  /** Signed in, but the profile could not be loaded: shown as a guest, with a button to try again, since nobody has said that the tokens are bad. */
  | { status: 'unreachable'; isMaintenance: boolean };

/** The profile is requested once more after a failure that passes: after this long, and up to twice as long. */
const RETRY_DELAY_MS = 1_000;

/** Makes the store of whose page this is. It starts `unknown` and reads nothing before `startSession`. */
export function createSession({ call }: { call: Call }) {
  const $current = atom<Session>({ status: 'unknown' });
  const $hasReloadFailed = atom(false);
  /** A response to any request but the latest belongs to a session that is over. */
  let latestRequest = 0;
  let latestLoad: Promise<Problem | undefined>;
  let profileToken: string | undefined;

  /** Signs a player in (spec section 4, Authentication). Resolves with the server's message. */
  async function login({
    username,
    password,
    remember,
  }: Login): Promise<Result<string | undefined>> {
    const answer = await call(loginRoute, { username, password });
    if (!answer.ok) return answer;
    const { tokens, message } = answer.value;
    if (!storeLogin(tokens, remember)) {
      clearTokens();
      return { ok: false, problem: { kind: 'notStored' } };
    }
    const problem = await loadProfile();
    return problem ? { ok: false, problem } : { ok: true, value: message };
  }

  /** Loads balance, banks and bonuses again. What is shown stays when that fails. */
  async function reloadProfile(): Promise<void> {
    if (readTokens().access) await loadProfile({ keepShown: true });
    // Storage was cleared under the page, which the browser reports to other tabs only.
    else signOut();
    redirectIfNeeded();
  }

  /** Finds out whose page this is, and follows the other tabs from then on. Every part of a page may call it. */
  const startSession = runOnce(async () => {
    onTokensChange((isThisTab) => {
      if (!isThisTab) void restore();
      else if (!readTokens().access) signOut();
    });
    await restore();
  });

  async function restore(): Promise<void> {
    if (readTokens().access) await loadProfile();
    else signOut();
    redirectIfNeeded();
  }

  function redirectIfNeeded(): void {
    const { status } = $current.get();
    if (status === 'guest' || status === 'player') redirectIfNotAllowed(status);
  }

  /** Loads the signed-in player's profile. Resolves with the problem that ended the session, and not before a newer load that has overtaken it. */
  function loadProfile({ keepShown = false } = {}): Promise<Problem | undefined> {
    const load: Promise<Problem | undefined> = loadProfileOnce(keepShown).then((problem) =>
      load === latestLoad ? problem : latestLoad,
    );
    latestLoad = load;
    return load;
  }

  /** Only the backend's refusal of the token ends the session; after anything else the tokens stay, since nobody said that they are bad. */
  async function loadProfileOnce(keepShown: boolean): Promise<Problem | undefined> {
    latestRequest += 1;
    const request = latestRequest;
    const { answer, token } = await requestProfile();
    // Also where a refused refresh has ended the session by now.
    if (!answer.ok) logFailure('Profile', answer.problem.kind);
    if (request !== latestRequest) return undefined;
    if (answer.ok) {
      profileToken = token;
      $hasReloadFailed.set(false);
      setSession({ status: 'player', player: answer.value });
      return undefined;
    }
    const { problem } = answer;
    const isShown = $current.get().status === 'player';
    $hasReloadFailed.set(isShown);
    if (problem.kind !== 'signedOut') {
      if (!isShown)
        setSession({ status: 'unreachable', isMaintenance: problem.kind === 'maintenance' });
      return undefined;
    }
    if (isShown && keepShown) return undefined;
    clearTokens();
    signOut();
    return problem;
  }

  /** Requests the profile, once more after a failure that passes. Resolves also with the token that it was asked with. */
  async function requestProfile(): Promise<{ answer: Result<Player>; token: string | undefined }> {
    const first = await requestProfileOnce();
    if (first.answer.ok || !isPassing(first.answer.problem)) return first;
    await delay(RETRY_DELAY_MS * (1 + Math.random()));
    return requestProfileOnce();
  }

  async function requestProfileOnce() {
    // Somebody else has signed in: nothing of the player before may be seen or used while that one's profile is loaded.
    if (isLoginReplaced() && $current.get().status === 'player')
      $current.set({ status: 'unknown' });
    followLogin();
    let token = readTokens().access;
    const mayRetry = async (renewed: string) => {
      token = renewed;
      return true;
    };
    const answer = await call(userProfile, undefined, { mayRetry });
    return { answer, token };
  }

  function signOut(): void {
    latestRequest += 1;
    setSession({ status: 'guest' });
  }

  function setSession(session: Session): void {
    if (session.status === 'guest' && $current.get().status === 'guest') return;
    $current.set(session);
    // A stored token that nobody could ask about is still a player's.
    showSession(session.status === 'guest' ? 'guest' : 'player');
  }

  return {
    $session: readonlyType($current),
    /** Whether the player is shown as of an earlier load, because the latest one failed. */
    $hasReloadFailed: readonlyType($hasReloadFailed),
    startSession,
    login,
    reloadProfile,
    /** The access token that the shown player's profile was loaded with. The stored one may be another player's by now. */
    profileToken: () => ($current.get().status === 'player' ? profileToken : undefined),
  };
}

/** The id of the player whose page this is; undefined for everybody else. */
export function playerIdOf(session: Session): string | undefined {
  return session.status === 'player' ? session.player.id : undefined;
}

/** Calls the listener with the player's id, now and whenever it is another one; undefined for everybody else. Returns the function that stops it. */
export function onPlayerChange(
  session: ReadableAtom<Session>,
  listener: (playerId: string | undefined) => void,
): () => void {
  return computed(session, playerIdOf).subscribe(listener);
}

export const { $session, $hasReloadFailed, startSession, login, reloadProfile, profileToken } =
  createSession({ call });
