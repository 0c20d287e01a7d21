import { mkdir, mkdtemp, readFile, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PlacedPicture } from '../../../../../src/lib/site/share/design.ts';

const folder = await mkdtemp(join(tmpdir(), 'share-'));
const stayInFolder = () => void vi.spyOn(process, 'cwd').mockReturnValue(folder);
stayInFolder();
beforeEach(stayInFolder);
const { QUALITIES, renderShare } = await import('../../../../../src/lib/site/share/render.ts');

/** A drawing that compresses badly. */
const noise = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><filter id="n"><feTurbulence baseFrequency=".9"/></filter><rect width="1200" height="630" filter="url(#n)"/></svg>`;
const flat = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630"/></svg>';

const drawing = (svg: string, pictures: PlacedPicture[] = []) => vi.fn(() => Promise.resolve({ svg, pictures }));
const fileOf = (name: string) => join(process.cwd(), '.cache/share', name);

it('draws once, and then leaves what was drawn', async () => {
  await renderShare('a-share.jpg', drawing(flat));
  const drawn = await readFile(fileOf('a-share.jpg'));
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  await utimes(fileOf('a-share.jpg'), new Date(0), new Date(0));
  await renderShare('a-share.jpg', () => Promise.reject(new Error('designed again')));
  expect(await readFile(fileOf('a-share.jpg'))).toEqual(drawn);
  // What is in use is not removed as old.
  expect((await stat(fileOf('a-share.jpg'))).mtimeMs).toBeGreaterThan(0);
});

it('makes a busy drawing small enough for messengers', async () => {
  const best = await sharp(Buffer.from(noise)).flatten().jpeg({ quality: QUALITIES[0] }).toBuffer();
  expect(best.length).toBeGreaterThan(100_000);
  await renderShare('b-share.jpg', drawing(noise));
  expect((await stat(fileOf('b-share.jpg'))).size).toBeLessThan(100_000);
});

it('lays pictures over the drawing in the size in which they are shown, with round corners', async () => {
  const media = join(process.cwd(), 'src/content/site/media');
  await mkdir(media, { recursive: true });
  const red = sharp({ create: { width: 40, height: 20, channels: 3, background: '#f00' } });
  await red.webp({ lossless: true }).toFile(join(media, 'red.webp'));
  const size = { left: 100, top: 50, width: 400, height: 200, radius: 60 };
  await renderShare('c-share.jpg', drawing(flat, [{ name: 'red.webp', ...size }]));
  const { data, info } = await sharp(fileOf('c-share.jpg')).raw().toBuffer({ resolveWithObject: true });
  const redAt = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) > 200;
  expect([redAt(300, 150), redAt(300, 55), redAt(105, 150), redAt(495, 245), redAt(90, 150), redAt(105, 55)]).toEqual([
    ...[true, true, true],
    ...[false, false, false],
  ]);
});

it('draws a picture once where two pages ask for it at one time', async () => {
  const asked = drawing(flat);
  await Promise.all([renderShare('d-share.jpg', asked), renderShare('d-share.jpg', asked)]);
  expect(asked).toHaveBeenCalledTimes(1);
});
