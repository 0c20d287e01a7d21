import { existsSync } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import { precompress } from '../../../../scripts/build/precompress.ts';
import { folderOf } from '../folder.ts';

const LONG = 'the same words again and again. '.repeat(40);
let earlier: string;
let folder: string;

beforeEach(async () => {
  [earlier, folder] = [await folderOf(), await folderOf()];
});

const unpacked = async (name: string) => [
  brotliDecompressSync(await readFile(join(folder, `${name}.br`))).toString(),
  gunzipSync(await readFile(join(folder, `${name}.gz`))).toString(),
];

it('compresses texts that are worth it', async () => {
  for (const name of ['page.html', 'small.html', 'photo.webp'])
    await writeFile(join(folder, name), name === 'small.html' ? 'few' : LONG);
  await precompress(folder);
  expect(await unpacked('page.html')).toEqual([LONG, LONG]);
  expect(['small.html.br', 'photo.webp.br'].some((name) => existsSync(join(folder, name)))).toBe(
    false,
  );
});

it('takes over what an earlier build compressed, for the same bytes only', async () => {
  for (const name of ['same.html', 'other.html', 'half.html'])
    await writeFile(join(earlier, name), LONG);
  await precompress(earlier);
  // Would not be there if they were made anew, or written into.
  for (const name of ['same', 'half'])
    await writeFile(join(earlier, `${name}.html.br`), 'taken over');
  await rm(join(earlier, 'half.html.gz'));
  await writeFile(join(folder, 'same.html'), LONG);
  await writeFile(join(folder, 'half.html'), LONG);
  await writeFile(join(folder, 'other.html'), LONG.toUpperCase());

  await precompress(folder, { earlier });
  expect(await readFile(join(folder, 'same.html.br'), 'utf8')).toBe('taken over');
  expect((await stat(join(folder, 'same.html.br'))).mtimeMs).toBe(
    (await stat(join(earlier, 'same.html.br'))).mtimeMs,
  );
  expect(await unpacked('half.html')).toEqual([LONG, LONG]);
  expect(await readFile(join(earlier, 'half.html.br'), 'utf8')).toBe('taken over');
  expect(await unpacked('other.html')).toEqual([LONG.toUpperCase(), LONG.toUpperCase()]);
});

it('takes the best quality for scripts, and for pages but those of tests', async () => {
  for (const name of ['page.html', 'script.js'])
    await writeFile(join(folder, name), await readFile('docs/architecture.md'));
  const sizes = () =>
    Promise.all(
      ['page.html.br', 'script.js.br'].map(async (name) => (await stat(join(folder, name))).size),
    );
  await precompress(folder);
  const [page = 0, script] = await sizes();
  expect(page).toBe(script);
  await precompress(folder, { isQuick: true });
  expect(await sizes()).toEqual([expect.toSatisfy((size: number) => size > page), script]);
});
