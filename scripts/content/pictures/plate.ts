import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { THEMES, type Theme } from '../../../src/lib/config.ts';
import { coloursIn, hexOf, linearRgb, type Oklch } from '../../../src/lib/domain/site/oklch.ts';
import { sheetOf } from '../../build/theme.ts';

/** What a mark may stand on: night, paper, and between them for a mark that has both black and white. The first one is taken that shows it whole. */
const PLATES: readonly Oklch[] = [
  [0.232, 0.0297, 168.9],
  [0.959, 0.0184, 86.1],
  [0.517, 0.0414, 164.5],
];
/** Below it a part of a mark is lost on its plate. */
const MIN_CONTRAST = 2;
/** Below it a part of a mark is lost on the page (WCAG 2.2, 1.4.11). */
const MIN_PAGE_CONTRAST = 3;
/** The share of a mark that may be lost on the page. */
const MAX_LOST = 0.2;
/** The share of a picture that has to be clear; a card with round corners has less, and needs no plate. */
const MIN_CLEAR = 0.15;
/** The share of the plate's sides that a mark may take. */
const INNER = 0.8;
/** Pixels a side: enough to tell a mark's colours. */
const SAMPLE = 96;

/** Of red, green and blue as light. */
function luminance([red = 0, green = 0, blue = 0]: Iterable<number>): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The luminance of what marks stand on in each theme: the lightest ground of a dark page or the darkest of a light one, and its plates (`.plate`). */
export const THEME_GROUNDS = THEMES.map((theme) => {
  const colours = coloursIn(readFileSync(sheetOf(theme), 'utf8'));
  const of = (name: string) => luminance(linearRgb(colours.get(name) ?? [0, 0, 0]));
  return { theme, page: of('raised'), plate: of('text') };
});

/** The share of a mark's pixels that could not be told from a ground. */
function lostShare(ground: number, mark: readonly number[], minContrast: number): number {
  const lost = mark.filter(
    (light) => (Math.max(light, ground) + 0.05) / (Math.min(light, ground) + 0.05) < minContrast,
  );
  return lost.length / mark.length;
}

/** The luminance of each pixel of a mark on a clear ground; undefined for a picture that fills its frame. */
async function markIn(image: Sharp): Promise<number[] | undefined> {
  const { buffer, byteOffset, byteLength } = await image
    .clone()
    .resize(SAMPLE, SAMPLE, { fit: 'fill' })
    .ensureAlpha()
    .toColourspace('scrgb')
    .raw({ depth: 'float' })
    .toBuffer();
  const light = new Float32Array(buffer, byteOffset, byteLength / 4);
  const mark: number[] = [];
  for (let at = 0; at < light.length; at += 4)
    if ((light[at + 3] ?? 0) > 0.5) mark.push(luminance(light.subarray(at, at + 3)));
  const seen = mark.length / SAMPLE ** 2;
  return seen > 0 && seen <= 1 - MIN_CLEAR ? mark : undefined;
}

/**
 * A mark on a clear ground, set on a plate on which it can be seen in every theme; a picture that fills its frame as it is.
 * @param frame width by height of the plate
 * @param width of the plate, in pixels
 */
export async function onPlate(image: Sharp, frame: number, width: number): Promise<Sharp> {
  const mark = await markIn(image);
  if (!mark) return image;
  const lost = PLATES.map((plate) => lostShare(luminance(linearRgb(plate)), mark, MIN_CONTRAST));
  const background = hexOf(PLATES[lost.indexOf(Math.min(...lost))] as Oklch);
  const height = Math.round(width / frame);
  const inner = { width: Math.round(width * INNER), height: Math.round(height * INNER) };
  const input = await image
    .clone()
    .resize({ ...inner, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  const plate = sharp({ create: { width, height, channels: 3, background } });
  return sharp(await plate.composite([{ input }]).png().toBuffer());
}

/** The themes on whose pages a mark on a clear ground cannot be seen, but on their plates. */
export async function lostOnThemes(image: Sharp): Promise<Theme[]> {
  const mark = await markIn(image);
  if (!mark) return [];
  return THEME_GROUNDS.flatMap(({ theme, page, plate }) => {
    const lost = lostShare(page, mark, MIN_PAGE_CONTRAST);
    return lost > MAX_LOST && lostShare(plate, mark, MIN_PAGE_CONTRAST) < lost ? [theme] : [];
  });
}
