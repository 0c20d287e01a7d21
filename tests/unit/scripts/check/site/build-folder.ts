import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type BuiltSite, readBuiltSite } from '../../../../../scripts/built-site/built-site.ts';

/** A folder of these files, by name; gone when the test ends. */
export async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'built-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

/** A built site of these files; gone when the test ends. */
export async function built(files: Record<string, string>): Promise<BuiltSite> {
  return readBuiltSite(await folderOf(files));
}
