import { mkdtemp, readFile, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';

vi.spyOn(process, 'cwd').mockReturnValue(await mkdtemp(join(tmpdir(), 'share-')));
const { QUALITIES, renderShare } = await import('../../../../../src/lib/site/share/render.ts');

/** A drawing that compresses badly. */
const noise = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><filter id="n"><feTurbulence baseFrequency=".9"/></filter><rect width="1200" height="630" filter="url(#n)"/></svg>`;
const flat = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630"/></svg>';

it('draws once, and then takes what was drawn', async () => {
  const drawn = await renderShare('a-share.jpg', flat, []);
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const file = join(process.cwd(), '.cache/share/a-share.jpg');
  expect(await readFile(file)).toEqual(drawn);
  await utimes(file, new Date(0), new Date(0));
  expect(await renderShare('a-share.jpg', 'no drawing', [])).toEqual(drawn);
});

it('makes a busy drawing small enough for messengers', async () => {
  const best = await sharp(Buffer.from(noise)).flatten().jpeg({ quality: QUALITIES[0], mozjpeg: true }).toBuffer();
  expect(best.length).toBeGreaterThan(100_000);
  expect((await renderShare('b-share.jpg', noise, [])).length).toBeLessThan(100_000);
});
