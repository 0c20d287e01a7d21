import { spawnSync } from 'node:child_process';
import { readlinkSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { expect } from 'vitest';

const LOCK = new URL('../../../../scripts/rebuild/lock.ts', import.meta.url);
const HOLDER = `
  import { withLock } from ${JSON.stringify(LOCK)};
  await withLock(process.argv[1], { what: 'test', waitMs: 0 }, () => process.kill(process.pid, 'SIGKILL'));
`;

/** The name of a holder that was killed; its lock is taken away again. */
export function killedHolder(path: string): string {
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', HOLDER, path]);
  expect(signal).toBe('SIGKILL');
  const holder = basename(readlinkSync(path));
  rmSync(path);
  return holder;
}
