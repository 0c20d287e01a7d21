import { ROUTES, type RouteName } from '../../src/lib/api/routes/every-route.ts';
import { makeCall, type ProbeResult, type ProbeSession } from './make-call.ts';
import { READ_CALLS, type Said, type TestAccount } from './probe-calls.ts';

export interface ProbeOptions {
  /** Backend origin. */
  base: string;
  /** Without one, only the calls for the site's content are made. */
  account: TestAccount | undefined;
}

/** Calls for the site's content, which need no player. */
const CONTENT_CALLS: ReadonlySet<RouteName> = new Set(['init', 'promotion', 'bank', 'gameList']);

/** Whether a call did not get what the site asks for. */
export function hasFailed({ outcome }: Pick<ProbeResult, 'outcome'>): boolean {
  return outcome !== 'ok' && outcome !== 'left out';
}

/**
 * Asks the backend what the site asks it, one call after another, each made once: can it read the answers?
 * @returns a result for each call; one that could not be made says why
 */
export async function probe({ base, account }: ProbeOptions): Promise<ProbeResult[]> {
  const session: ProbeSession = { base, token: undefined };
  const bodies = new Map<RouteName, unknown>();
  // Read without trust: the probe meets backends that drift.
  const said: Said = (call, ...path) => {
    const value = path.reduce<unknown>(
      (inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key],
      bodies.get(call),
    );
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
  const results: ProbeResult[] = [];
  const leaveOut = (call: RouteName, why: string) =>
    results.push({ call, outcome: 'left out', problems: [why] });
  for (const [call, input] of READ_CALLS) {
    const isAboutPlayer = !CONTENT_CALLS.has(call);
    const fields = input(said, account ?? { username: '', password: '' });
    const lacksToken = isAboutPlayer && !ROUTES[call].anonymous && session.token === undefined;
    if (!account && isAboutPlayer) leaveOut(call, 'needs a test account');
    else if (lacksToken || Object.values(fields).includes(undefined))
      leaveOut(call, 'an earlier answer lacks what it needs');
    else {
      const result = await makeCall(call, fields, session);
      results.push(result);
      if (result.body) bodies.set(call, result.body);
      if (result.body && (call === 'login' || call === 'refreshToken'))
        session.token = said(call, 'token');
    }
  }
  return results;
}
