import { ROUTES, type RouteName } from '../../src/lib/api/routes/every-route.ts';
import { EarlierAnswers } from './earlier-answers.ts';
import { makeCall, type ProbeResult, type ProbeSession } from './make-call.ts';
import { LEFT_OUT, READ_CALLS, type TestAccount, WRITE_CALLS } from './probe-calls.ts';

export interface ProbeOptions {
  /** Backend origin. */
  base: string;
  /** Without one, only the calls for the site's content are made. */
  account: TestAccount | undefined;
  /** Also makes the calls that change something: bank accounts, transfers, a deposit and a withdrawal of 1.00. */
  writes: boolean;
}

/** Calls for the site's content, which need no player. */
const CONTENT_CALLS: ReadonlySet<RouteName> = new Set(['init', 'promotion', 'bank', 'gameList']);

const isAboutPlayer = (call: RouteName) => !CONTENT_CALLS.has(call);

/** Whether a call did not get what the site asks for. */
export function hasFailed({ outcome }: Pick<ProbeResult, 'outcome'>): boolean {
  return outcome !== 'ok' && outcome !== 'left out';
}

/**
 * Asks the backend what the site asks it, one call after another, each made once: can it read the answers?
 * @returns a result for each call; one that could not be made says why
 */
export async function probe({ base, account, writes }: ProbeOptions): Promise<ProbeResult[]> {
  const session: ProbeSession = { base, token: undefined };
  const earlier = new EarlierAnswers();
  const results: ProbeResult[] = [];
  const leaveOut = (call: RouteName, why: string) => results.push({ call, outcome: 'left out', problems: [why] });
  for (const { call, input } of [...READ_CALLS, ...(writes ? WRITE_CALLS : [])]) {
    if (!account && isAboutPlayer(call)) {
      leaveOut(call, 'needs a test account');
      continue;
    }
    const needsToken = isAboutPlayer(call) && !ROUTES[call].anonymous;
    const fields = input(earlier, account ?? { username: '', password: '' });
    if (!fields || (needsToken && session.token === undefined)) {
      leaveOut(call, 'an earlier answer lacks what it needs');
      continue;
    }
    const { result, body } = await makeCall(call, fields, session);
    results.push(result);
    if (!body) continue;
    earlier.keep(call, body);
    if (call === 'login' || call === 'refreshToken') session.token = earlier.text(call, 'token');
  }
  if (!writes)
    for (const { call } of WRITE_CALLS)
      if (!results.some((result) => result.call === call)) leaveOut(call, 'changes something: add --writes');
  for (const [call, why] of Object.entries(LEFT_OUT)) leaveOut(call as RouteName, why);
  return results;
}
