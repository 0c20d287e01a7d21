import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { failed, type Outcome, STEPS } from '../publish/outcome.ts';

const PUBLISHER = fileURLToPath(new URL('../publish/publisher.ts', import.meta.url));
/** A publish that takes longer hangs: 15 minutes. */
const LONGEST_MS = 15 * 60 * 1000;
/** Milliseconds to leave in order once it is told to. */
const GRACE_MS = 3_000;

const Message = v.variant('kind', [
  v.object({ kind: v.literal('published'), id: v.string(), pages: v.number() }),
  v.object({ kind: v.literal('unchanged'), id: v.string() }),
  v.object({ kind: v.literal('withheld'), id: v.string() }),
  v.object({ kind: v.literal('failed'), step: v.picklist(STEPS), reason: v.string() }),
]);

interface PublisherOptions {
  signal?: AbortSignal;
  /** Takes what the publisher says, line by line; without it the terminal does. */
  say?: (line: string) => void;
  /** The program; a test's own. */
  script?: string;
}

/** Publishes in a process of its own: a build keeps both processors busy, holds much memory and may die. @returns how it ended; it does not throw */
export function runPublisher({ signal, say, script = PUBLISHER }: PublisherOptions = {}): Promise<Outcome> {
  const output = say ? 'pipe' : 'inherit';
  // The secret is no business of a build, which runs other people's code. Empty, so that it is not read from `.env` again.
  const env = { ...process.env, WEBHOOK_SECRET: '' };
  const child = spawn(process.execPath, [script], { stdio: ['ignore', output, output, 'ipc'], env });
  for (const stream of [child.stdout, child.stderr] as (Readable | null)[]) {
    if (stream && say) createInterface(stream).on('line', (line) => line.trim() && say(line));
  }

  let outcome: Outcome | undefined;
  child.on('message', (message) => {
    const parsed = v.safeParse(Message, message);
    if (parsed.success) outcome = parsed.output;
  });
  const timers: NodeJS.Timeout[] = [];
  const stop = () => {
    child.kill('SIGTERM');
    timers.push(setTimeout(() => child.kill('SIGKILL'), GRACE_MS));
  };
  signal?.addEventListener('abort', stop, { once: true });
  timers.push(setTimeout(stop, LONGEST_MS));

  return new Promise((resolve) => {
    const end = (why: unknown) => {
      for (const timer of timers) clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      resolve(outcome ?? failed('start', why));
    };
    child.once('error', end);
    child.once('close', (code, name) => end(`The publisher ended with ${name ?? `code ${code}`} and said nothing`));
  });
}
