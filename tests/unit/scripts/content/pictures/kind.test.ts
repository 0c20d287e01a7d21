import { expect, it } from 'vitest';
import {
  animationIn,
  kindOfPicture,
  pngInsideIcon,
} from '../../../../../scripts/content/pictures/kind.ts';

const PNG = '\x89PNG\r\n\x1a\n';

it.each([
  ['\xff\xd8\xff\xe0', 'jpeg'],
  [PNG, 'png'],
  ['GIF89a', 'gif'],
  ['RIFF\n\0\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0\x1cftypavif', 'heif'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', 'svg'],
  ['<?xml version="1.0"?>\n<!-- made by hand -->\n<svg>', 'svg'],
  ['<!DOCTYPE svg [<!ENTITY x "y">]><svg>', undefined],
  [`${'<!---->\n'.repeat(60)}<svg>`, 'svg'],
  ['', undefined],
])('%j is %s', (start, kind) => {
  expect(kindOfPicture(Buffer.from(start, 'latin1'))).toBe(kind);
});

it.each([
  ['GIF89a', 2, 'GIF'],
  ['RIFF\n\0\0\0WEBPVP8X', 3, 'WebP'],
  [`${PNG}IHDR acTL IDAT`, 1, 'PNG'],
  [`${PNG}IHDR IDAT acTL`, 1, undefined],
  ['\0\0\0\x1cftypavis', 1, 'AVIF'],
  ['\0\0\0\x1cftypavif', 1, undefined],
])('%j of %s frames is an animation: %s', (start, frames, kind) => {
  expect(animationIn(Buffer.from(start, 'latin1'), frames)).toBe(kind);
});

it('finds the largest PNG in an icon file, and nothing beyond its end', () => {
  const small = Buffer.from(`${PNG}s`, 'latin1');
  const large = Buffer.from(`${PNG}large`, 'latin1');
  const header = Buffer.alloc(6 + 3 * 16);
  header.writeUInt32LE(0x00_01_00_00, 0);
  header.writeUInt16LE(3, 4);
  const place = (index: number, length: number, start: number) => {
    header.writeUInt32LE(length, 6 + index * 16 + 8);
    header.writeUInt32LE(start, 6 + index * 16 + 12);
  };
  place(0, large.length, header.length);
  place(1, small.length, header.length + large.length);
  place(2, 4_000_000_000, 4_000_000_000);
  expect(pngInsideIcon(Buffer.concat([header, large, small]))).toEqual(large);
  expect(pngInsideIcon(header.subarray(0, 10))).toBeUndefined();
  expect(pngInsideIcon(large)).toBeUndefined();
});
