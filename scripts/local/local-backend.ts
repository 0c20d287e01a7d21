import { assertFree } from '../serve/listen.ts';
import type { Env } from '../settings/env.ts';
import { startSandbox } from './sandbox.ts';

interface LocalBackend {
  /** What to print about it when everything runs. */
  lines: string[];
  close: () => Promise<void>;
}

/**
 * Starts the sandbox, unless the settings name another backend. Its requests are logged to a file, to keep the terminal readable.
 * @param webhookSecret signs its webhooks
 */
export async function localBackend(
  env: Env,
  webhookSecret = env.webhookSecret,
): Promise<LocalBackend> {
  const address = `Backend    ${env.apiUrl.origin}`;
  if (!env.usesSandbox) return { lines: [address], close: async () => undefined };
  await assertFree(env.sandboxPort, 'SANDBOX_PORT');
  const { log, close } = await startSandbox({
    port: env.sandboxPort,
    folder: '.sandbox',
    siteOrigin: env.siteUrl.origin,
    ...(webhookSecret !== undefined && { webhookSecret }),
  });
  return {
    lines: [
      `${address} (the sandbox; its requests are in ${log})`,
      `Desk       ${env.apiUrl.origin}/desk (deposits, withdrawals, SMS codes, and what the site says)`,
      'Log in as  demo1 with demo1234',
    ],
    close,
  };
}
