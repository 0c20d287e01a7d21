import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sharePictureOf } from '../../../../scripts/build/media.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
});
afterEach(() => rm(folder, { recursive: true }));

it.each([
  ['in its head', 0],
  ['behind a long description', 40_000],
])('finds the share picture that a page names %s', async (_, bytes) => {
  const page = join(folder, 'page.html');
  const description = 'ক'.repeat(bytes / 3);
  await writeFile(page, `<head><meta content="${description}"><meta content="https://play.example/media/1f0k2a9z3b-share.jpg"></head>`);
  expect(await sharePictureOf(page)).toBe('1f0k2a9z3b-share.jpg');
});

it('finds none where a page names none', async () => {
  await writeFile(join(folder, 'page.html'), '<head></head>');
  expect(await sharePictureOf(join(folder, 'page.html'))).toBeUndefined();
});
