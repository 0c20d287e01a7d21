import type { Call } from '../../api/call.ts';
import type { Problem, Result } from '../../domain/problem.ts';
import { guardedCall } from '../../session/client.ts';
import { readTokens } from '../../session/tokens.ts';
import { $session, reloadProfile } from '../../stores/session.ts';
import { forgetSent, rememberSent, wasJustSent } from './recent-requests.ts';
import { oneAtATime } from './request-lock.ts';

/** What came of a money call. Only `done` and `unconfirmed` may have moved money. */
export type MoneyOutcome<Value> =
  | { status: 'done'; value: Value }
  /** The backend said no. */
  | { status: 'refused'; problem: Problem }
  /** It was sent, and nobody knows what became of it. */
  | { status: 'unconfirmed' }
  /** Not sent: another call of this player's is on its way, here or in another tab. */
  | { status: 'busy' }
  /** Not sent: the same was sent less than a minute ago; the player has to say it once more. */
  | { status: 'repeated' }
  /** Not sent: the form is another player's. */
  | { status: 'otherPlayer' }
  /** Not sent: whose account this is could not be found out. */
  | { status: 'notSent' };

export interface Sender {
  /** Whom the form was opened for (security.md, hazard 1). */
  playerId: string;
  /** The player said it once more. */
  isConfirmed?: boolean;
}

interface MoneyCall<Value> extends Sender {
  kind: 'deposit' | 'withdraw' | 'transfer';
  /** What makes two calls the same. */
  values: readonly string[];
  send: (call: Call) => Promise<Result<Value>>;
}

/**
 * Sends a money call once: one at a time for each player in all tabs, and never by itself again (security.md, hazards 13 and 14). Balances are
 * read anew when money may have moved.
 */
export function sendMoney<Value>(money: MoneyCall<Value>): Promise<MoneyOutcome<Value>> {
  return oneAtATime(money.playerId, () => sendNow(money), { status: 'busy' });
}

async function sendNow<Value>({ kind, playerId, values, isConfirmed, send }: MoneyCall<Value>): Promise<MoneyOutcome<Value>> {
  let obstacle = await obstacleFor(playerId);
  if (obstacle) return obstacle;
  const sameness = JSON.stringify([kind, playerId, values]);
  if (!isConfirmed && wasJustSent(sameness)) return { status: 'repeated' };
  // Before the answer: a reload meanwhile must not make it forgotten.
  rememberSent(sameness);
  const answer = await send(
    guardedCall(async (token) => {
      obstacle = await obstacleFor(playerId);
      return !obstacle && token === readTokens().access;
    }),
  );
  if (obstacle) {
    // The first try did nothing, and there was no second.
    forgetSent(sameness);
    return obstacle;
  }
  if (!answer.ok && isCertain(answer.problem)) {
    forgetSent(sameness);
    return { status: 'refused', problem: answer.problem };
  }
  void reloadProfile();
  return answer.ok ? { status: 'done', value: answer.value } : { status: 'unconfirmed' };
}

/** Whether nothing can have been done. */
function isCertain(problem: Problem): boolean {
  if (problem.kind === 'refused') return !problem.isFault;
  return problem.kind === 'signedOut' || problem.kind === 'maintenance';
}

let checkedToken: string | undefined;
$session.subscribe((session) => {
  checkedToken = session.status === 'player' ? readTokens().access : undefined;
});

/** Why money of this player's cannot be moved just now. */
async function obstacleFor(playerId: string): Promise<{ status: 'notSent' | 'otherPlayer' } | undefined> {
  const owner = await whoseAccount();
  if (owner === playerId) return undefined;
  return { status: owner === undefined ? 'notSent' : 'otherPlayer' };
}

/** The id of the player whose token would be sent. Another tab may have signed somebody else in a moment ago: then the backend is asked. */
async function whoseAccount(): Promise<string | undefined> {
  if (readTokens().access !== checkedToken) await reloadProfile();
  const session = $session.get();
  return session.status === 'player' && readTokens().access === checkedToken ? session.player.id : undefined;
}
