import { open, readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import pLimit from 'p-limit';

const CONCURRENCY = 8;
/** What systems say that cannot flush a file of this kind, or open a folder. */
const NOT_HERE = ['EPERM', 'EACCES', 'EINVAL', 'EBADF', 'EISDIR'];

async function flushOne(path: string): Promise<void> {
  try {
    const handle = await open(path, 'r');
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    if (!NOT_HERE.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Whether two paths lead to one file, so that it was flushed with the earlier release. */
async function isLinked(path: string, earlier: string): Promise<boolean> {
  const [one, other] = await Promise.all([stat(path), stat(earlier).catch(() => undefined)]);
  return one.ino === other?.ino && one.dev === other.dev;
}

/**
 * Waits until every file below `folder` is on the disk, so that after a power failure the live release is complete.
 * @param earlier the folder of a release that was flushed: files hard-linked from it are on disk already, so only folders are flushed for them
 */
export async function flush(folder: string, earlier?: string, flushPath = flushOne): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pathOf = (entry: { parentPath: string; name: string }) => join(entry.parentPath, entry.name);
  const folders = entries.filter((entry) => entry.isDirectory()).map(pathOf);
  const files = entries.filter((entry) => entry.isFile()).map(pathOf);
  const queue = pLimit(CONCURRENCY);
  const flushFile = async (path: string) => {
    const isFlushed = earlier !== undefined && (await isLinked(path, join(earlier, relative(folder, path))));
    if (!isFlushed) await flushPath(path);
  };
  await Promise.all(files.map((path) => queue(() => flushFile(path))));
  for (const path of [...folders, folder]) await flushPath(path);
}
