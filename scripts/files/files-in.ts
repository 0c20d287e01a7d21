import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The files below a folder, as paths inside it, with slashes on every system. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
