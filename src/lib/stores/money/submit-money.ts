import type { ReadableAtom } from 'nanostores';
import type { Call } from '../../api/call.ts';
import type { Input, Reply, Route } from '../../api/route.ts';
import { isReached } from '../../browser/page/online.ts';
import { delay } from '../../browser/page/when.ts';
import { runLocked } from '../../browser/tabs/tab-lock.ts';
import type { Problem } from '../../domain/problem.ts';
import type { MoneyKind, SentRequest } from '../../domain/report/sent-request.ts';
import { call } from '../session/client.ts';
import {
  $session,
  playerIdOf,
  profileToken,
  reloadProfile,
  type Session,
} from '../session/session.ts';
import { readTokens } from '../session/tokens.ts';
import { type SentRequests, sentRequests } from './sent-requests.ts';

/** What came of a money request. Only `done` and `unconfirmed` may have moved money. */
export type MoneyOutcome<Value> =
  | { status: 'done'; value: Value; sent: SentRequest }
  /** The backend said no. */
  | { status: 'refused'; problem: Problem }
  /** It was sent, and whether it was done is unknown. */
  | { status: 'unconfirmed' }
  /** Not sent: another request of this player is in flight, here or in another tab. */
  | { status: 'busy' }
  /** Not sent: the same was sent a moment ago, and the player has to confirm it. */
  | { status: 'repeated' }
  /** Not sent: there is a break on this device. */
  | { status: 'onBreak' }
  /** Not sent: the form was opened for another player. */
  | { status: 'otherPlayer' }
  /** Not sent: whose account it is could not be found out. */
  | { status: 'notSent' }
  /** Not sent: the device has no network, or nobody has answered the last calls. */
  | { status: 'offline' };

export interface SubmitOptions {
  /** The player the form was opened for (security.md, hazard 1). */
  playerId: string;
  /** The player has confirmed that the same is to be sent again. */
  isConfirmed?: boolean;
  /** What the form holds, as JSON. */
  values?: string;
  /** Receives the share of the body that has been sent, from 0 to 1. */
  onUploadProgress?: ((share: number) => void) | undefined;
}

export interface RequestOptions extends SubmitOptions {
  kind: MoneyKind;
  /** A decimal in major units. */
  amount: string;
  /** Requests with the same values are the same request; amounts are given in one format. */
  identity: readonly string[];
}

interface MoneyEnvironment {
  call: Call;
  isOnline: () => boolean;
  session: ReadableAtom<Session>;
  accessToken: () => string | undefined;
  /** The token that the shown player's profile was loaded with. */
  profileToken: () => string | undefined;
  reloadProfile: () => Promise<void>;
  sent: Pick<SentRequests, 'isRepeat' | 'noteSent' | 'noteOutcome'>;
}

/** How long other tabs are kept out after a request: far longer than storage needs to reach them, and longer than a second click takes. */
const HOLD_MS = 1_000;

type SubmitMoney = <Row extends Route>(
  route: Row,
  input: Input<Row>,
  options: RequestOptions,
) => Promise<MoneyOutcome<Reply<Row>>>;

/**
 * Makes the function that sends a money request at most once: one at a time per player in all tabs, after a confirmation when the same was sent a
 * moment ago, for the player the form was opened for, and never again by itself, except for the retry after a 401 for the same player
 * (security.md, hazards 13 and 14). The profile is loaded again when money may have moved.
 */
export function createMoneySubmit(environment: MoneyEnvironment): SubmitMoney {
  const { call, isOnline, session, accessToken, profileToken, reloadProfile, sent } = environment;
  let isSending = false;
  /** Where there are locks, this tab's own last request keeps its one until then. */
  let held = Promise.resolve();

  /**
   * Why this player's money cannot be moved just now. Another tab may have signed somebody else in since the profile was loaded; then the profile is
   * loaded again first.
   */
  async function checkPlayer(
    playerId: string,
  ): Promise<{ status: 'notSent' | 'offline' | 'otherPlayer' } | undefined> {
    if (accessToken() !== profileToken()) await reloadProfile();
    const owner = accessToken() === profileToken() ? playerIdOf(session.get()) : undefined;
    if (owner === playerId) return undefined;
    return owner === undefined ? notSent() : { status: 'otherPlayer' };
  }

  function notSent(): { status: 'notSent' | 'offline' } {
    return { status: isOnline() ? 'notSent' : 'offline' };
  }

  const send: SubmitMoney = async (
    route,
    input,
    { playerId, isConfirmed, values, kind, amount, identity, onUploadProgress },
  ) => {
    const failure = await checkPlayer(playerId);
    if (failure) return failure;
    const request = JSON.stringify([route.path, playerId, identity]);
    if (!isConfirmed && sent.isRepeat(request)) return { status: 'repeated' };
    // Noted before the answer, so that a reload meanwhile does not lose it.
    const noted = sent.noteSent(playerId, request, { kind, amount, values });
    const answer = await call(route, input, {
      onUploadProgress,
      mayRetry: async (token) => !(await checkPlayer(playerId)) && token === accessToken(),
    });
    if (!answer.ok && wasCertainlyNotDone(answer.problem)) {
      sent.noteOutcome(noted, 'refused');
      if (answer.problem.kind === 'notRetried') return (await checkPlayer(playerId)) ?? notSent();
      return { status: 'refused', problem: answer.problem };
    }
    void reloadProfile();
    sent.noteOutcome(noted, answer.ok ? 'answered' : 'unanswered');
    return answer.ok
      ? { status: 'done', value: answer.value, sent: noted }
      : { status: 'unconfirmed' };
  };

  return async (route, input, options) => {
    // Before the request is remembered, or the next try would ask to confirm a repeat.
    if (!isOnline()) return { status: 'offline' };
    if (isSending) return { status: 'busy' };
    isSending = true;
    try {
      await held;
      const outcome = await runLocked(
        `money ${options.playerId}`,
        () => HOLD_MS,
        () => send(route, input, options),
      );
      if (outcome && navigator.locks) held = delay(HOLD_MS);
      return outcome ?? { status: 'busy' };
    } finally {
      isSending = false;
    }
  };
}

/** The backend's own no with its reason is a refusal, whatever its status: who gives a reason has booked nothing. */
function wasCertainlyNotDone(problem: Problem): boolean {
  if (problem.kind === 'refused') return !problem.isUnclear;
  if (problem.kind === 'maintenance') return problem.isRefused === true;
  return problem.kind === 'signedOut' || problem.kind === 'notRetried';
}

export const submitMoney = createMoneySubmit({
  call,
  isOnline: isReached,
  session: $session,
  accessToken: () => readTokens().access,
  profileToken,
  reloadProfile,
  sent: sentRequests,
});
