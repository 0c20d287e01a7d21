import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { linkManyPages } from '../../../../scripts/bench/load/many-pages.ts';
import { requestLoop } from '../../../../scripts/bench/load/request-loop.ts';
import { startSite } from '../../../../scripts/serve/site.ts';
import { writeFiles } from '../rebuild/fake-site.ts';

async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'load-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFiles(folder, files);
  return folder;
}

/** A file with its compressed forms, which here are the same text. */
const compressed = (name: string, text: string) => ({ [name]: text, [`${name}.br`]: text, [`${name}.gz`]: text });

it('gives a site so many promotions in each language', async () => {
  const built = await folderOf({
    ...compressed('promotion/a-1.html', 'a'),
    ...compressed('bd/promotion/b-2.html', 'b'),
    'index.html': 'home',
  });
  const folder = await folderOf({});
  const paths = await linkManyPages(built, folder, 3);
  expect(paths.sort()).toEqual([1, 2, 3].flatMap((number) => [`/bd/promotion/b-2-${number}`, `/promotion/a-1-${number}`]).sort());
  expect(await readFile(join(folder, 'bd/promotion/b-2-3.html.br'), 'utf8')).toBe('b');
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('home');
});

it('counts whole answers, in turn from all paths', async () => {
  const long = 'x'.repeat(300_000);
  const site = await startSite({ folder: await folderOf({ ...compressed('long.html', long), ...compressed('short.html', 'y') }), port: 0 });
  onTestFinished(site.close);
  const { requests, bytes, slowMs } = await requestLoop(site.url, ['/long', '/short'], { connections: 4, ms: 300 });
  expect(requests).toBeGreaterThan(0);
  expect(bytes).toBeGreaterThanOrEqual(Math.floor(requests / 2) * long.length);
  expect(slowMs).toBeGreaterThan(0);
});
