import { lstat, lutimes, readlink, rm, symlink } from 'node:fs/promises';
import { basename } from 'node:path';
import { CommandError } from '../run/command.ts';
import { isRunning } from './is-running.ts';

const HEARTBEAT_MS = 5_000;
/** A holder without a heartbeat for this long is gone, even if another process has its id by now. */
const STALE_MS = 60_000;
const POLL_MS = 250;

async function isStale(path: string): Promise<boolean> {
  try {
    const [holder, { mtimeMs }] = await Promise.all([readlink(path), lstat(path)]);
    return Date.now() - mtimeMs > STALE_MS || !isRunning(Number(basename(holder)));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

interface LockOptions {
  /** What the other process would be doing, for the message. */
  what: string;
  /** How long to wait for it to end. */
  waitMs: number;
}

async function acquire(path: string, { what, waitMs }: LockOptions): Promise<void> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    try {
      // A link holds its owner's process id from the start; a file would be empty if its owner died before writing.
      // On Windows only junctions need no privileges.
      await symlink(String(process.pid), path, 'junction');
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (await isStale(path)) await rm(path, { force: true });
    else if (Date.now() >= deadline) throw new CommandError(`Another ${what} is running`);
    else await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/**
 * Runs something that no other process may do at the same time.
 * @param path of the lock, in a folder that exists
 * @throws CommandError when another process does not end in time
 */
export async function withLock<Value>(path: string, options: LockOptions, run: () => Promise<Value>): Promise<Value> {
  await acquire(path, options);
  const heartbeat = setInterval(() => void lutimes(path, new Date(), new Date()).catch(() => undefined), HEARTBEAT_MS);
  try {
    return await run();
  } finally {
    clearInterval(heartbeat);
    await rm(path, { force: true });
  }
}
