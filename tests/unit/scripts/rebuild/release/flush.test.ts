import { link, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { flush } from '../../../../../scripts/rebuild/release/flush.ts';

let folder: string;
let earlier: string;
beforeEach(async () => {
  [folder, earlier] = await Promise.all([mkdtemp(join(tmpdir(), 'release-')), mkdtemp(join(tmpdir(), 'live-'))]);
  for (const release of [folder, earlier]) await mkdir(join(release, 'bd'));
  await writeFile(join(earlier, 'bd/kept.html'), 'kept');
  await writeFile(join(earlier, 'same.html'), 'same');
  await link(join(earlier, 'bd/kept.html'), join(folder, 'bd/kept.html'));
  await writeFile(join(folder, 'same.html'), 'same');
  await writeFile(join(folder, 'new.html'), 'new');
});
afterEach(() => Promise.all([folder, earlier].map((path) => rm(path, { recursive: true }))));

async function flushed(live?: string): Promise<string[]> {
  const paths: string[] = [];
  await flush(folder, live, async (path) => void paths.push(path.slice(folder.length + 1).replaceAll('\\', '/')));
  return paths;
}

it('waits for every file, and for the folders with their names after them', async () => {
  const paths = await flushed();
  expect(paths.slice(0, -2).sort()).toEqual(['bd/kept.html', 'new.html', 'same.html']);
  expect(paths.slice(-2)).toEqual(['bd', '']);
});

it('leaves out a file of the live release, but none that only has its bytes', async () => {
  expect((await flushed(earlier)).sort()).toEqual(['', 'bd', 'new.html', 'same.html']);
});

it('flushes files and folders for real', () => expect(flush(folder, earlier)).resolves.toBeUndefined());
