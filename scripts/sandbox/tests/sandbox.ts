import { onTestFinished } from 'vitest';
import { startBackend } from '../server/backend.ts';

/** Starts a sandbox for the length of a test, and gives its address. */
export async function start(): Promise<string> {
  const options = {
    port: 0,
    origins: ['http://localhost:4321'],
    webhookSecret: undefined,
    log: () => undefined,
  };
  const sandbox = await startBackend(options);
  onTestFinished(sandbox.close);
  return sandbox.url;
}
