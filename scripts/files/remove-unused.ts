import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Removes from a cache's folder what was not written or marked as used for 30 days. */
export async function removeUnused(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    if (Date.now() - (await stat(path)).mtimeMs > MAX_AGE_MS) await rm(path, { recursive: true, force: true });
  }
}
