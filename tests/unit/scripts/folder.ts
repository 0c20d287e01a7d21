import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltSite, readBuiltSite } from '../../../scripts/built-site/built-site.ts';
import { atEnd } from './at-end.ts';
import { writeFiles } from './write-files.ts';

/** A folder of these files, by name; gone when the tests of the file have ended. */
export async function folderOf(files: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'test-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  await writeFiles(folder, files);
  return folder;
}

/** A built site of these files; gone as the folder. */
export async function built(files: Record<string, string>): Promise<BuiltSite> {
  return readBuiltSite(await folderOf(files));
}
