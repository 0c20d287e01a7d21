import { randomUUID } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { lstat, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename } from 'node:path';

/** Polls of a lock, four a second, after which a holder without a heartbeat is gone: more than a minute. */
const SILENT_LOOKS = 260;

/** Where a process id means something: a container counts its own, also where it shares a folder and a name with others. */
function processRoom(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

const HERE = `${hostname()}${processRoom()}`.replace(/[^\w-]/g, '_');

/** The name of somebody who wants a lock. No two are the same, so that a lock is never taken for another. */
export function newHolder(): string {
  return [randomUUID(), process.pid, HERE].join('.');
}

/** The part of a holder's name that nobody else has. */
export function idOf(holder: string): string {
  return holder.split('.')[0] ?? holder;
}

/** Whether a process with this id is running. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

function hasDied(holder: string): boolean {
  const [, pid, room] = holder.split('.');
  return room === HERE && !isRunning(Number(pid));
}

async function unlessGone<Value>(looking: Promise<Value>): Promise<Value | undefined> {
  try {
    return await looking;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Who holds a lock; undefined while nobody does. */
export async function holderOf(path: string): Promise<string | undefined> {
  const target = await unlessGone(readlink(path));
  // On Windows it is a whole path.
  return target === undefined ? undefined : basename(target);
}

/** Polls a lock: whether its holder is gone. */
export type IsGone = (path: string, holder: string) => Promise<boolean>;

/**
 * Watches holders of locks. One whose process ended on this machine is gone at once; any other, also one whose process id was reused, when it sent no
 * heartbeat while we polled. Polls are counted, because clocks of two machines differ, and a machine that slept finds all heartbeats old.
 */
export function watchHolders(): IsGone {
  const seen = new Map<string, { beat: number; looks: number }>();
  return async (path, holder) => {
    if (hasDied(holder)) return true;
    const beat = (await unlessGone(lstat(path)))?.mtimeMs ?? 0;
    const last = seen.get(holder);
    const looks = last?.beat === beat ? last.looks + 1 : 0;
    seen.set(holder, { beat, looks });
    return looks >= SILENT_LOOKS;
  };
}
