import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const AT_ONCE = 8;

async function flushOne(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Some systems flush files only: a folder cannot be opened or synced on Windows.
    if (!['EPERM', 'EINVAL', 'EBADF', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    await handle.close();
  }
}

/** Waits until every file below `folder` is on the disk: a swap must not outlive the files it leads to when the power goes. */
export async function flush(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const queue = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const work = async () => {
    for (let path = queue.pop(); path; path = queue.pop()) await flushOne(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
