import { link, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { flush } from '../../../../../scripts/rebuild/release/flush.ts';
import { folderOf } from '../../folder.ts';

let folder: string;
let earlier: string;
beforeEach(async () => {
  earlier = await folderOf({ 'bd/kept.html': 'kept', 'same.html': 'same' });
  folder = await folderOf({ 'same.html': 'same', 'new.html': 'new' });
  await mkdir(join(folder, 'bd'));
  await link(join(earlier, 'bd/kept.html'), join(folder, 'bd/kept.html'));
});

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
