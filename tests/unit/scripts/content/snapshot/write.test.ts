import { mkdir, readdir, readFile, rename, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { recover, writeSnapshot } from '../../../../../scripts/content/snapshot/write.ts';
import type { Snapshot } from '../../../../../src/lib/domain/site/snapshot.ts';
import { folderOf } from '../../folder.ts';

let root: string;
let folder: string;
let media: Map<string, string>;
const snapshot = (games: Snapshot['games'] = []) =>
  ({ settings: {}, providers: {}, games, promotions: [], help: {} }) as unknown as Snapshot;

beforeEach(async () => {
  root = await folderOf({ source: 'picture' });
  folder = join(root, 'content', 'site');
  media = new Map([['abc-180.webp', join(root, 'source')]]);
  await recover(folder);
});

it('writes everything, and leaves nothing else beside it', async () => {
  expect(await writeSnapshot(folder, snapshot(), media)).toBe(true);
  expect((await readdir(folder)).length).toBe(6);
  expect(await readFile(join(folder, 'media', 'abc-180.webp'), 'utf8')).toBe('picture');
  expect(await readdir(join(root, 'content'))).toEqual(['site']);
});

it('does not touch what has not changed, also where it comes in another order', async () => {
  await writeSnapshot(
    folder,
    snapshot([{ providerId: '1', games: [], total: 0, pageSize: 1 }]),
    media,
  );
  const before = await stat(folder);
  expect(
    await writeSnapshot(
      folder,
      snapshot([{ pageSize: 1, total: 0, games: [], providerId: '1' }]),
      media,
    ),
  ).toBe(false);
  expect((await stat(folder)).ino).toBe(before.ino);
});

it('leaves the last snapshot alone when writing fails', async () => {
  await writeSnapshot(folder, snapshot(), media);
  await expect(
    writeSnapshot(folder, snapshot(), new Map([['x-1.webp', join(root, 'missing')]])),
  ).rejects.toThrow('ENOENT');
  expect(await readdir(join(folder, 'media'))).toEqual(['abc-180.webp']);
  expect(await readdir(join(root, 'content'))).toEqual(['site']);
});

it('puts right what a killed pull left behind', async () => {
  await writeSnapshot(folder, snapshot(), media);
  await rename(folder, join(root, 'content', '.site-previous'));
  const stale = join(root, 'content', '.site-next-1');
  const fresh = join(root, 'content', '.site-next-2');
  await Promise.all([mkdir(stale), mkdir(fresh)]);
  await utimes(stale, new Date(0), new Date(0));
  await recover(folder);
  expect((await readdir(join(root, 'content'))).sort()).toEqual(['.site-next-2', 'site']);
  expect(await readdir(join(folder, 'media'))).toEqual(['abc-180.webp']);
});
