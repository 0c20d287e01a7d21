import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import { demoPlayers } from '../sandbox/seed/demo-players.ts';
import { startSandbox } from '../sandbox/server.ts';
import { assertFree } from '../serve/listen.ts';

const FOLDER = '.sandbox';

interface LocalBackend {
  /** What to say of it once all runs, a line each. */
  lines: string[];
  close: () => Promise<void>;
}

/** Starts the sandbox inside this process, unless the settings name another backend. Its requests are logged to a file, not between our lines. */
export async function localBackend(env: Env): Promise<LocalBackend> {
  const address = `Backend    ${env.apiUrl.origin}`;
  if (!env.usesSandbox) return { lines: [address], close: async () => undefined };
  await assertFree(env.sandboxPort, 'SANDBOX_PORT');
  mkdirSync(FOLDER, { recursive: true });
  const path = join(FOLDER, 'requests.log');
  const log = createWriteStream(path);
  const sandbox = await startSandbox({
    port: env.sandboxPort,
    folder: FOLDER,
    origins: [env.siteUrl.origin],
    log: (line) => log.write(`${line}\n`),
    ...(env.webhookSecret !== undefined && { webhookSecret: env.webhookSecret }),
  });
  const logins = demoPlayers.map(({ username, password }) => `${username} with ${password}`);
  return {
    lines: [
      `${address} (the sandbox; its requests are in ${path})`,
      `Desk       ${env.apiUrl.origin}/desk (deposits, withdrawals, SMS codes, and what the site says)`,
      `Log in as  ${logins.join(', or ')}`,
    ],
    close: async () => {
      await sandbox.close();
      log.end();
    },
  };
}
