import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files below a folder, as paths inside it, with slashes on every system. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
