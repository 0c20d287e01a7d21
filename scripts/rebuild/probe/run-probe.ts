import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { type ProbeResult, ProbeResultSchema } from '../../probe/probe-result.ts';
import { withoutSecrets } from '../../settings/secrets.ts';

const PROBE = fileURLToPath(new URL('../../commands/probe.ts', import.meta.url));
const MAX_REASON = 300;
/** The only secrets that a probe needs. */
const isOfAccount = (name: string) => name === 'PROBE_USERNAME' || name === 'PROBE_PASSWORD';

const Output = v.pipe(v.string(), v.parseJson(), v.array(ProbeResultSchema));

/** `answered`: each call was made, well or badly. `broken off`: the probe did not come to its end. */
export type ProbeEnd = { kind: 'answered'; calls: ProbeResult[] } | { kind: 'broken off'; reason: string };

interface RunOptions {
  signal?: AbortSignal;
  /** Another program, for tests. */
  script?: string;
}

/**
 * Runs `npm run probe`, without the calls that change something. It is a process of its own, because a large answer would keep the service from
 * serving while it is compared with the contract, and because one that hangs can be killed.
 * @returns how it ended; it does not throw
 */
export async function runProbe({ signal, script = PROBE }: RunOptions = {}): Promise<ProbeEnd> {
  const child = spawn(process.execPath, [script, '--json'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: withoutSecrets(process.env, isOfAccount),
    ...(signal && { signal }),
    killSignal: 'SIGKILL',
  });
  try {
    const [[code, name], output, problems] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
    // It ends with 1 when a call failed, so what it printed decides.
    const parsed = v.safeParse(Output, output);
    if (parsed.success) return { kind: 'answered', calls: parsed.output };
    return {
      kind: 'broken off',
      reason: problems.trim().slice(0, MAX_REASON) || `The probe ended with ${name ?? `code ${code}`} and said nothing`,
    };
  } catch (error) {
    return { kind: 'broken off', reason: (error as Error).message };
  }
}
