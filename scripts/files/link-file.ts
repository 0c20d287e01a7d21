import { copyFile, link } from 'node:fs/promises';

/**
 * Links a file that never changes, or copies it where the file system has no links.
 * @param to a path in an existing folder; a file that is already there stays
 */
export async function linkFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    // Another file system, no support for links, or too many links.
    if (!['EXDEV', 'EMLINK', 'EPERM', 'ENOTSUP', 'ENOSYS'].includes(code ?? '')) throw error;
    await copyFile(from, to);
  }
}
