import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { withoutSecrets } from '../../settings/secrets.ts';
import { failed, type Outcome, OutcomeSchema } from '../publish/outcome.ts';

const PUBLISHER = fileURLToPath(new URL('publisher.ts', import.meta.url));
/** A publish that takes longer is assumed to hang. */
const TIMEOUT_MS = 15 * 60 * 1000;
/** Between SIGTERM and SIGKILL. */
const KILL_DELAY_MS = 3_000;

interface PublisherOptions {
  signal?: AbortSignal;
  /** Called with each line that the publisher prints; without it they go to the terminal. */
  onLine?: (line: string) => void;
  /** Another program, for tests. */
  script?: string;
}

/**
 * Publishes in a process of its own, because a build uses much memory and may crash.
 * @returns how it ended; it does not throw
 */
export function runPublisher(options: PublisherOptions = {}): Promise<Outcome> {
  const { signal, onLine, script = PUBLISHER } = options;
  const output = onLine ? 'pipe' : 'inherit';
  // A build runs other people's code. It reads `.env` anew: an operator may have closed the site since this process began.
  const env = withoutSecrets(process.env);
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', output, output, 'ipc'],
    env,
  });
  for (const stream of [child.stdout, child.stderr] as (Readable | null)[]) {
    if (stream && onLine) createInterface(stream).on('line', (line) => line.trim() && onLine(line));
  }

  let outcome: Outcome | undefined;
  child.on('message', (message) => {
    const parsed = v.safeParse(OutcomeSchema, message);
    if (parsed.success) outcome = parsed.output;
  });
  const timers: NodeJS.Timeout[] = [];
  const stop = () => {
    child.kill('SIGTERM');
    timers.push(setTimeout(() => child.kill('SIGKILL'), KILL_DELAY_MS));
  };
  signal?.addEventListener('abort', stop, { once: true });
  timers.push(setTimeout(stop, TIMEOUT_MS));

  return new Promise((resolve) => {
    const finish = (reason: unknown) => {
      for (const timer of timers) clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      resolve(outcome ?? failed('start', reason));
    };
    child.once('error', finish);
    child.once('close', (code, name) =>
      finish(`The publisher ended with ${name ?? `code ${code}`} and said nothing`),
    );
  });
}
