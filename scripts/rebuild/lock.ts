import { lutimes, readdir, rm, symlink } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandError } from '../run/command.ts';
import { holderOf, type IsGone, idOf, newHolder, watchHolders } from './lock-holder.ts';

const HEARTBEAT_MS = 5_000;
const POLL_MS = 250;
/** The right to remove a lock, after the lock's own name. */
const RIGHT = /\.lock(\.[\da-f-]{36})+$/;

interface LockOptions {
  /** What the other process would be doing, for the message. */
  what: string;
  /** How long to wait for it to end. */
  waitMs: number;
  /** Between two polls of a lock that somebody holds, for tests. */
  pollMs?: number;
}

async function tryLink(path: string, holder: string): Promise<boolean> {
  try {
    // A link names its holder from the start; a file would be empty if its owner died before writing.
    // On Windows only junctions need no privileges.
    await symlink(holder, path, 'junction');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Removes the lock of this holder and never another's. The right to do so is a lock, too, named after the holder: who has it finds the lock
 * either as it was or gone for good. One who died with that right loses it in the same way.
 * @returns false when somebody else is about it, so that there is nothing to do but wait
 */
async function removeLockOf(holder: string, path: string, me: string, isGone: IsGone): Promise<boolean> {
  const right = `${path}.${idOf(holder)}`;
  if (await tryLink(right, me)) {
    try {
      if ((await holderOf(path)) === holder) await rm(path, { force: true });
    } finally {
      await rm(right, { force: true });
    }
    return true;
  }
  const other = await holderOf(right);
  return other !== undefined && (await isGone(right, other)) && removeLockOf(other, right, me, isGone);
}

async function acquire(path: string, me: string, isGone: IsGone, { what, waitMs, pollMs = POLL_MS }: LockOptions): Promise<void> {
  const deadline = performance.now() + waitMs;
  while (!(await tryLink(path, me))) {
    const holder = await holderOf(path);
    if (holder === undefined) continue;
    if ((await isGone(path, holder)) && (await removeLockOf(holder, path, me, isGone))) continue;
    if (performance.now() >= deadline) throw new CommandError(`Another ${what} is running`);
    await pause(pollMs);
  }
}

/** The heartbeat of the holder, unless the lock has another holder by now. */
async function beat(path: string, me: string): Promise<void> {
  if ((await holderOf(path)) === me) await lutimes(path, new Date(), new Date());
}

/**
 * Runs something that no other process may do at the same time.
 * @param path of the lock, in a folder that exists
 * @throws CommandError when another process does not end in time
 */
export async function withLock<Value>(path: string, options: LockOptions, run: () => Promise<Value>): Promise<Value> {
  const [me, isGone] = [newHolder(), watchHolders()];
  await acquire(path, me, isGone, options);
  const heartbeat = setInterval(() => void beat(path, me).catch(() => undefined), HEARTBEAT_MS);
  try {
    return await run();
  } finally {
    clearInterval(heartbeat);
    await removeLockOf(me, path, me, isGone);
  }
}

/** Removes what a process left that was killed as it gave back a lock of this folder: the right to remove a lock that is no more. */
export async function sweepLocks(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((found) => RIGHT.test(found))) {
    const right = join(folder, name);
    const id = extname(name);
    const holder = await holderOf(right.slice(0, -id.length));
    if (holder === undefined || `.${idOf(holder)}` !== id) await rm(right, { force: true });
  }
}
