import { copyFile, link } from 'node:fs/promises';

/**
 * Gives a file that never changes a second place without copying its bytes, where the file system can.
 * @param to a path in a folder that is there; what stands there already is left
 */
export async function linkFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    // Another file system, one without links, or too many of them.
    if (!['EXDEV', 'EMLINK', 'EPERM', 'ENOTSUP', 'ENOSYS'].includes(code ?? '')) throw error;
    await copyFile(from, to);
  }
}
