import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandError } from '../run/command.ts';

const POLL_MS = 50;
/** SQLite's code for a database that another connection has locked. */
const BUSY = 5;

interface LockOptions {
  /** What the other process would be doing, for the message. */
  what: string;
  /** How long to wait for it to end. */
  waitMs: number;
}

function tryLock(database: DatabaseSync): boolean {
  try {
    database.exec('begin exclusive');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === BUSY) return false;
    throw error;
  }
}

/**
 * Runs something that no other process may do at the same time. The lock is that of an empty SQLite database, which the system frees when its holder
 * is killed.
 * @param path of the database, in a folder that exists
 * @throws CommandError when another process does not end in time
 */
export async function withLock<Value>(
  path: string,
  { what, waitMs }: LockOptions,
  run: () => Promise<Value>,
): Promise<Value> {
  const database = new DatabaseSync(path);
  try {
    const deadline = performance.now() + waitMs;
    while (!tryLock(database)) {
      if (performance.now() >= deadline) throw new CommandError(`Another ${what} is running`);
      await pause(POLL_MS);
    }
    return await run();
  } finally {
    database.close();
  }
}
