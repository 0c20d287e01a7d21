import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { CommandError } from '../run/command.ts';

/** The sandbox is a product of its own (scripts/sandbox/README.md): known here by this command and by its HTTP, never imported. */
const COMMAND = 'scripts/sandbox/main.ts';

export interface SandboxOptions {
  /** 0 takes any free port. */
  port: number;
  /** Holds its database, its pictures and the log of its requests. */
  folder: string;
  /** The site whose scripts may call, and which is told of content changes. */
  siteOrigin: string;
  /** Signs what the site is told; the default is the secret that lies in the folder. */
  webhookSecret?: string;
}

export interface Sandbox {
  url: string;
  /** File that its requests are logged to. */
  log: string;
  close: () => Promise<void>;
}

/**
 * Starts the stand-in backend as a process of its own and waits until it answers. It ends with this process, however this one ends.
 * @throws CommandError when it ends before; why, it has said itself
 */
export async function startSandbox({ port, folder, siteOrigin, webhookSecret }: SandboxOptions): Promise<Sandbox> {
  const log = join(folder, 'requests.log');
  const flags = ['--port', String(port), '--folder', folder, '--origin', siteOrigin, '--log', log];
  const child = spawn(process.execPath, [COMMAND, ...flags], {
    env: { ...process.env, ...(webhookSecret !== undefined && { WEBHOOK_SECRET: webhookSecret }) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const [ready] = (await Promise.race([once(child, 'message'), ended.then(() => [])])) as [{ url: string }?];
  if (!ready) throw new CommandError('The sandbox did not start');
  const sayItEnded = () => console.error(`The sandbox has ended by itself; its requests are in ${log}`);
  child.once('exit', sayItEnded);
  return {
    url: ready.url,
    log,
    async close() {
      child.off('exit', sayItEnded);
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
