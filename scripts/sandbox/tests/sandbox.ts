import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type SandboxOptions, startBackend } from '../server/backend.ts';

/** A folder that goes with the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Starts a sandbox for the length of a test. */
export async function start(options: Partial<SandboxOptions> = {}) {
  const defaults = { port: 0, folder: options.folder ?? newFolder(), reset: false, origins: ['http://localhost:4321'] };
  const sandbox = await startBackend({ ...defaults, webhookSecret: undefined, log: () => undefined, ...options });
  let isOpen = true;
  async function close(): Promise<void> {
    if (isOpen) await sandbox.close();
    isOpen = false;
  }
  onTestFinished(close);
  return { url: sandbox.url, close };
}
