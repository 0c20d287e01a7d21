import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import { startSandbox } from '../sandbox/server.ts';
import { assertFree } from '../serve/listen.ts';

const FOLDER = '.sandbox';

interface LocalBackend {
  /** What to say of it behind its address. */
  note: string;
  close: () => Promise<void>;
}

/** Starts the sandbox inside this process, unless the settings name another backend. Its requests are logged to a file, not between our lines. */
export async function localBackend(env: Env): Promise<LocalBackend> {
  if (!env.usesSandbox) return { note: '', close: async () => undefined };
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
  return {
    note: ` (the sandbox; its requests are in ${path})`,
    close: async () => {
      await sandbox.close();
      log.end();
    },
  };
}
