import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import type { Running } from '../../../scripts/serve/listen.ts';

/** What a program says of its version; undefined where it is not there. */
export function versionOf(program: string, argument: string): string | undefined {
  const { status, stdout, stderr } = spawnSync(program, [argument], { encoding: 'utf8' });
  return status === 0 ? /\d+(\.\d+)+/.exec(stdout + stderr)?.[0] : undefined;
}

async function untilAnswers(url: string, program: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (program.exitCode !== null) throw new Error(`${program.spawnfile} ended with ${program.exitCode}`);
    if (await fetch(url, { redirect: 'manual' }).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${program.spawnfile} does not answer`);
}

/** Starts a server and waits until it answers. */
export async function startProgram(
  program: string,
  args: readonly string[],
  url: string,
  { stopBy = 'SIGTERM', ...options }: SpawnOptions & { stopBy?: NodeJS.Signals } = {},
): Promise<Running> {
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilAnswers(url, child);
  return {
    url,
    close: async () => {
      child.kill(stopBy);
      await ended;
    },
  };
}
