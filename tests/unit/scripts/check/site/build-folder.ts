import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type BuiltSite, readBuiltSite } from '../../../../../scripts/built-site/built-site.ts';

/** A built site of these files, by name; gone when the test ends. */
export async function built(files: Record<string, string>): Promise<BuiltSite> {
  const folder = await mkdtemp(join(tmpdir(), 'built-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return readBuiltSite(folder);
}
