import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Marks an entry of a cache as used now. A system that does not let us is no reason to do without the entry. */
export async function markUsed(path: string): Promise<void> {
  await utimes(path, new Date(), new Date()).catch(() => undefined);
}

/** Removes from a cache's folder what was not written or marked as used for 30 days. */
export async function removeUnused(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    if (Date.now() - (await stat(path)).mtimeMs > MAX_AGE_MS)
      await rm(path, { recursive: true, force: true });
  }
}
