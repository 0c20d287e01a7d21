import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type BuiltSite, readBuiltSite } from '../../../scripts/built-site/built-site.ts';
import { writeFiles } from './write-files.ts';

/** A folder of these files, by name; gone when the test ends. */
export async function folderOf(files: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFiles(folder, files);
  return folder;
}

/** A built site of these files; gone when the test ends. */
export async function built(files: Record<string, string>): Promise<BuiltSite> {
  return readBuiltSite(await folderOf(files));
}
