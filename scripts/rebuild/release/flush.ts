import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const CONCURRENCY = 8;

async function flushOne(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Not every system can flush every kind of file.
    if (!['EPERM', 'EINVAL', 'EBADF', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    await handle.close();
  }
}

/** Waits until every file below `folder` is on the disk, so that after a power failure the live release is complete. */
export async function flush(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const queue = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const work = async () => {
    for (let path = queue.pop(); path; path = queue.pop()) await flushOne(path);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}
