import { existsSync, statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { precompress } from '../../../../scripts/build/precompress.ts';
import { folderOf } from '../folder.ts';
import { writeFiles } from '../write-files.ts';

const LONG = 'the same words again and again. '.repeat(40);

const unpacked = async (folder: string, name: string) => [
  brotliDecompressSync(await readFile(join(folder, `${name}.br`))).toString(),
  gunzipSync(await readFile(join(folder, `${name}.gz`))).toString(),
];

it('compresses texts that are worth it', async () => {
  const folder = await folderOf({ 'page.html': LONG, 'small.html': 'few', 'photo.webp': LONG });
  await precompress(folder);
  expect(await unpacked(folder, 'page.html')).toEqual([LONG, LONG]);
  for (const name of ['small.html.br', 'photo.webp.br'])
    expect(existsSync(join(folder, name))).toBe(false);
});

it('takes over what an earlier build compressed, for the same bytes only', async () => {
  const earlier = await folderOf({ 'same.html': LONG, 'other.html': LONG, 'half.html': LONG });
  await precompress(earlier);
  // Would not be there if they were made anew, or written into.
  await writeFiles(earlier, { 'same.html.br': 'taken over', 'half.html.br': 'taken over' });
  await rm(join(earlier, 'half.html.gz'));
  const other = LONG.toUpperCase();
  const folder = await folderOf({ 'same.html': LONG, 'other.html': other, 'half.html': LONG });

  await precompress(folder, { earlier });
  expect(await readFile(join(folder, 'same.html.br'), 'utf8')).toBe('taken over');
  const [own, taken] = [folder, earlier].map((path) => statSync(join(path, 'same.html.br')));
  expect(own?.mtimeMs).toBe(taken?.mtimeMs);
  expect(await unpacked(folder, 'half.html')).toEqual([LONG, LONG]);
  expect(await readFile(join(earlier, 'half.html.br'), 'utf8')).toBe('taken over');
  expect(await unpacked(folder, 'other.html')).toEqual([other, other]);
});

it('takes the best quality for scripts, and for pages but those of tests', async () => {
  const text = await readFile('docs/architecture.md', 'utf8');
  const folder = await folderOf({ 'page.html': text, 'script.js': text });
  const sizes = () =>
    ['page.html.br', 'script.js.br'].map((name) => statSync(join(folder, name)).size);
  await precompress(folder);
  const [page = 0, script] = sizes();
  expect(page).toBe(script);
  await precompress(folder, { isQuick: true });
  expect(sizes()).toEqual([expect.toSatisfy((size: number) => size > page), script]);
});
