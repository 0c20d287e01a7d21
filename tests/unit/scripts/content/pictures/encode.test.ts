import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { PROVIDER_FRAME } from '@/lib/domain/picture';
import { LIMITS } from '../../../../../scripts/content/limits.ts';
import { encodePicture, widthsFor } from '../../../../../scripts/content/pictures/encode.ts';
import { PRESETS, type PresetName } from '../../../../../scripts/content/pictures/presets.ts';

const flat = (width: number, height: number, background = '#a50') =>
  sharp({ create: { width, height, channels: 3, background } });

const encode = async (picture: Sharp | Buffer, preset: PresetName, limits = LIMITS) =>
  encodePicture(
    Buffer.isBuffer(picture) ? picture : await picture.toBuffer(),
    PRESETS[preset],
    limits,
  );
const svgOf = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100">${content}</svg>`);

/** Each level draws the one below ten times. */
function copies(levels: number): string {
  const groups = Array.from(
    { length: levels },
    (_, level) => `<g id="a${level + 1}">${`<use href="#a${level}"/>`.repeat(10)}</g>`,
  );
  return `<rect id="a0" width="9" height="9"/>${groups.join('')}`;
}

it.each([
  [[180, 360], 360, [180, 360]],
  [[180, 360], 300, [180, 300]],
  [[180, 360], 185, [180]],
  [[180, 360], 100, [100]],
  [[412, 824, 1200, 1600], 1000, [412, 824, 1000]],
])('of the widths %j an original of %i gets %j', (wanted, original, widths) => {
  expect(widthsFor(wanted, original)).toEqual(widths);
});

it('writes each width as AVIF, one as WebP, and the size of the original', async () => {
  const { picture, files } = await encode(flat(1600, 600).jpeg(), 'banner');
  expect(picture).toMatchObject({
    width: 1600,
    height: 600,
    widths: [412, 824, 1200, 1600],
    endings: ['412.avif', '824.avif', '1200.avif', '1600.avif', '824.webp'],
  });
  const smallest = await sharp(files.get('412.avif')).metadata();
  expect([smallest.format, smallest.width, smallest.height]).toEqual(['heif', 412, 155]);
});

it('writes a WebP for browsers without AVIF, as wide as the original allows', async () => {
  const { picture, files } = await encode(flat(300, 400).png(), 'game');
  expect(picture.fallback).toBe('288.webp');
  const { format, width, height } = await sharp(files.get('288.webp')).metadata();
  expect([format, width, height]).toEqual(['webp', 288, 384]);
  const small = await encode(flat(100, 40).png(), 'promotion');
  expect(small.picture.fallback).toBe('100.webp');
});

it('lets the page shine through a mark', async () => {
  const background = { r: 200, g: 80, b: 0, alpha: 0.5 };
  const clear = sharp({ create: { width: 200, height: 100, channels: 4, background } });
  const { picture, files } = await encode(clear.png(), 'mark');
  expect([picture.widths, picture.fallback]).toEqual([[], '160.webp']);
  expect((await sharp(files.get('160.webp')).stats()).isOpaque).toBe(false);
});

it.each([
  ['a white mark', '#fff', 'dark'],
  ['a black mark', '#000', 'light'],
  ['a mark in the dark theme’s green', '#123428', 'light'],
])('sets a provider’s mark on a plate that shows it: %s', async (_, fill, plate) => {
  const mark = svgOf(`<circle cx="50" cy="50" r="40" fill="${fill}"/>`);
  const { picture, files } = await encode(mark, 'provider');
  expect(picture.width / picture.height).toBeCloseTo(PROVIDER_FRAME, 1);
  expect(picture.fallback).toBe('360.webp');
  const { channels } = await sharp(files.get('360.webp'))
    .extract({ left: 0, top: 0, width: 8, height: 8 })
    .stats();
  expect((channels[1]?.mean ?? 0) > 128 ? 'light' : 'dark').toBe(plate);
});

const MARK = '<path d="M20 20h60v60h-60zM120 20h60v60h-60z"/>';
it.each([
  ['black', MARK, ['Green']],
  ['navy', `<g fill="#1a1f71">${MARK}</g>`, ['Green']],
  ['white', `<g fill="#fff">${MARK}</g>`, ['WhiteGold']],
  ['a green that both show', `<g fill="#1c8c4c">${MARK}</g>`, undefined],
  [
    'black with an orange sign, which the plate shows too',
    `${MARK}<path d="M220 20h60v60h-60z" fill="#f26b21"/>`,
    ['Green'],
  ],
  ['black on a card of its own', `<path d="M0 0h300v100h-300z" fill="#fff"/>${MARK}`, undefined],
  [
    'white with a small black sign',
    `<g fill="#fff">${MARK}</g><path d="M220 20h20v20h-20z"/>`,
    ['WhiteGold'],
  ],
])('says on which themes a mark on clear ground cannot be seen: %s', async (_, mark, themes) => {
  const svg = svgOf(mark);
  for (const preset of ['mark', 'logo'] as const)
    for (const picture of [svg, sharp(svg).png()])
      expect((await encode(picture, preset)).picture.lostOn).toEqual(themes);
});

it('turns a photo as its camera was held, and keeps no metadata', async () => {
  const turned = flat(300, 200).jpeg().withMetadata({ orientation: 6 });
  const { picture, files } = await encode(turned, 'game');
  expect([picture.width, picture.height]).toEqual([200, 300]);
  const { width, height, exif } = await sharp(files.get('200.webp')).metadata();
  expect([width, height, exif]).toEqual([200, 300, undefined]);
});

it('makes square icons of whatever shape', async () => {
  const { files } = await encode(flat(64, 32).png(), 'icon');
  const icon = await sharp(files.get('192.png')).metadata();
  expect(icon).toMatchObject({ width: 192, height: 192, hasAlpha: true });
});

it.each([
  ['HTML', Buffer.from('<!doctype html><h1>Not found</h1>')],
  ['nothing', Buffer.alloc(0)],
  [
    'a PNG cut short',
    (await flat(300, 300).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 5_000),
  ],
  ['a picture too tall to be written', await flat(10, 17_000).png().toBuffer()],
  [
    'an SVG with entities',
    Buffer.concat([Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]>'), svgOf('&a;')]),
  ],
])('refuses %s', (_name, bytes) =>
  expect(encode(bytes, 'game')).rejects.toMatchObject({ name: 'NotAPictureError' }),
);

const HUGE = (await flat(8_000, 8_000).png().toBuffer()).toString('base64');
it.each([
  // Soon: after seconds the renderer gives up by itself.
  ['a billion copies of a shape', 1_000, copies(9)],
  ['a huge picture inside', 4_000, `<image href="data:image/png;base64,${HUGE}"/>`],
])('stops rendering an SVG with %s', (_name, svgTimeoutMs, content) =>
  expect(encode(svgOf(content), 'game', { ...LIMITS, svgTimeoutMs })).rejects.toThrow(
    'too much time or memory',
  ),
);
