import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { withLock } from '../../../../scripts/rebuild/lock.ts';
import { folderOf } from '../folder.ts';

const LOCK = new URL('../../../../scripts/rebuild/lock.ts', import.meta.url);
const AT_ONCE = { what: 'publish', waitMs: 0 };

let lock: string;
beforeEach(async () => {
  lock = join(await folderOf(), 'publish-lock.db');
});

const isIn = async () => 'in';

/** Has another process take the lock and do something. */
function inAnotherProcess(run: string) {
  const script = `import { withLock } from ${JSON.stringify(LOCK)}; await withLock(process.argv[1], { what: 'publish', waitMs: 0 }, ${run});`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script, lock], {
    encoding: 'utf8',
  });
}

it('a lock keeps others out, of this process and of another, and is waited for no longer than asked', async () => {
  await withLock(lock, AT_ONCE, async () => {
    await expect(withLock(lock, AT_ONCE, isIn)).rejects.toThrow('Another publish is running');
    expect(inAnotherProcess('() => undefined').stderr).toContain('Another publish is running');
  });
  expect(inAnotherProcess('() => undefined')).toMatchObject({ status: 0, stderr: '' });
});

it('a lock that a killed process left is free', async () => {
  expect(inAnotherProcess("() => process.kill(process.pid, 'SIGKILL')").signal).toBe('SIGKILL');
  expect(await withLock(lock, AT_ONCE, isIn)).toBe('in');
});
