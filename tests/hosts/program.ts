import { spawn } from 'node:child_process';
import type { Running } from '../../scripts/serve/listen.ts';

interface Options {
  env?: NodeJS.ProcessEnv;
  folder?: string;
  /** What it prints about a rule that it does not take. */
  complaint?: RegExp;
}

/**
 * Starts a server and waits until it answers.
 * @throws with all that it printed, when it ends, does not answer, or complains
 */
export async function startProgram(
  program: string,
  args: readonly string[],
  url: string,
  { env = process.env, folder, complaint }: Options = {},
): Promise<Running> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env, cwd: folder });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text));
  const close = async () => {
    child.kill();
    await ended;
  };

  let answers = false;
  for (let tries = 0; !answers && tries < 1_200 && child.exitCode === null; tries += 1) {
    answers = await fetch(url, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (!answers) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (answers && !complaint?.test(printed)) return { url, close };
  if (child.exitCode === null) await close();
  throw new Error(`${program} ${answers ? 'complains' : 'does not answer'}:\n${printed}`);
}
