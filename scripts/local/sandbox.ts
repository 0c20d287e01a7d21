import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { CommandError } from '../run/command.ts';

/** The sandbox is a package of its own (scripts/sandbox/README.md). It is started by this command and used over HTTP, never imported. */
const COMMAND = 'scripts/sandbox/main.ts';

export interface SandboxOptions {
  /** 0 takes any free port. */
  port: number;
  /** For the log of its requests. */
  folder: string;
  /** The site that may call it from a browser, and that gets its webhooks. */
  siteOrigin: string;
  /** Signs the webhooks. */
  webhookSecret?: string;
}

export interface Sandbox {
  url: string;
  /** Path of the log of its requests. */
  log: string;
  close: () => Promise<void>;
}

/**
 * Starts the sandbox from its seed, as a process of its own, and waits until it answers. It ends when this process ends.
 * @throws CommandError when it does not start; it prints the reason itself
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { port, folder, siteOrigin, webhookSecret } = options;
  const log = join(folder, 'requests.log');
  const flags = ['--port', String(port), '--origin', siteOrigin, '--log', log];
  const child = spawn(process.execPath, [COMMAND, ...flags], {
    env: { ...process.env, ...(webhookSecret !== undefined && { WEBHOOK_SECRET: webhookSecret }) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const [ready] = (await Promise.race([once(child, 'message'), ended.then(() => [])])) as [
    { url: string }?,
  ];
  if (!ready) throw new CommandError('The sandbox did not start');
  const reportEnd = () =>
    console.error(`The sandbox has ended by itself; its requests are in ${log}`);
  child.once('exit', reportEnd);
  return {
    url: ready.url,
    log,
    async close() {
      child.off('exit', reportEnd);
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
