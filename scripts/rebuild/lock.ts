import { lstat, lutimes, readlink, rm, symlink } from 'node:fs/promises';
import { basename } from 'node:path';
import { CommandError } from '../run/command.ts';
import { lives } from './is-running.ts';

const SIGN_OF_LIFE_MS = 5_000;
/** A holder that gave no sign of life this long is gone, whoever has its process id now. */
const STALE_MS = 60_000;
const POLL_MS = 250;

async function isStale(path: string): Promise<boolean> {
  try {
    const [holder, { mtimeMs }] = await Promise.all([readlink(path), lstat(path)]);
    return Date.now() - mtimeMs > STALE_MS || !lives(Number(basename(holder)));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

interface Patience {
  /** What the other would be doing. */
  what: string;
  /** Milliseconds to wait for it to end. */
  patience: number;
}

async function take(path: string, { what, patience }: Patience): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      // A link is made with its holder in it; a file made and not yet written when its maker dies would name nobody to look for.
      // Windows lets anybody make a junction, and no other link.
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
 * @throws CommandError when another does not end in time
 */
export async function alone<Value>(path: string, patience: Patience, run: () => Promise<Value>): Promise<Value> {
  await take(path, patience);
  const signs = setInterval(() => void lutimes(path, new Date(), new Date()).catch(() => undefined), SIGN_OF_LIFE_MS);
  try {
    return await run();
  } finally {
    clearInterval(signs);
    await rm(path, { force: true });
  }
}
