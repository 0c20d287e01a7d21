import { mkdtemp, readFile, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';

vi.spyOn(process, 'cwd').mockReturnValue(await mkdtemp(join(tmpdir(), 'share-')));
const { QUALITIES, renderShare } = await import('../../../../../src/lib/site/share/render.ts');

/** A drawing that compresses badly. */
const noise = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><filter id="n"><feTurbulence baseFrequency=".9"/></filter><rect width="1200" height="630" filter="url(#n)"/></svg>`;
const flat = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630"/></svg>';

const drawing = (svg: string) => () => Promise.resolve(svg);
const fileOf = (name: string) => join(process.cwd(), '.cache/share', name);

it('draws once, and then leaves what was drawn', async () => {
  await renderShare('a-share.jpg', drawing(flat), []);
  const drawn = await readFile(fileOf('a-share.jpg'));
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  await utimes(fileOf('a-share.jpg'), new Date(0), new Date(0));
  await renderShare('a-share.jpg', () => Promise.reject(new Error('designed again')), []);
  expect(await readFile(fileOf('a-share.jpg'))).toEqual(drawn);
  // What is in use is not removed as old.
  expect((await stat(fileOf('a-share.jpg'))).mtimeMs).toBeGreaterThan(0);
});

it('makes a busy drawing small enough for messengers', async () => {
  const best = await sharp(Buffer.from(noise)).flatten().jpeg({ quality: QUALITIES[0], mozjpeg: true }).toBuffer();
  expect(best.length).toBeGreaterThan(100_000);
  await renderShare('b-share.jpg', drawing(noise), []);
  expect((await stat(fileOf('b-share.jpg'))).size).toBeLessThan(100_000);
});
