import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';

/** Whether two paths lead to one file, or to two with the same bytes. */
export async function isSameFile(path: string, earlier: string): Promise<boolean> {
  const [one, other] = await Promise.all([stat(path), stat(earlier)]);
  if (one.ino === other.ino && one.dev === other.dev) return true;
  return one.size === other.size && (await readFile(path)).equals(await readFile(earlier));
}

/** The pages and scripts of a built site that an earlier one has with the same bytes, as paths inside it. */
export async function samePagesAndScripts(folder: string, earlier: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && ['.html', '.js'].includes(extname(entry.name)));
  const same = new Set<string>();
  for (const { parentPath, name } of files) {
    const file = relative(folder, join(parentPath, name));
    if (await isSameFile(join(folder, file), join(earlier, file)).catch(() => false)) same.add(file.replaceAll('\\', '/'));
  }
  return same;
}
