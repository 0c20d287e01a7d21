import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { THEME_SHEETS, THEMES, type Theme } from '../../../src/lib/config.ts';
import { coloursIn, linearRgb } from '../../../src/lib/domain/site/oklch.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** What a mark may stand on: night, paper, and between them for a mark that has both black and white. The first one is taken that shows it whole. */
const PLATES: readonly Colour[] = [
  [14, 34, 27],
  [247, 241, 228],
  [82, 112, 98],
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

function luminanceOf([red, green, blue]: Colour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function luminance(colour: Colour): number {
  const light = colour.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return luminanceOf(light as unknown as Colour);
}

/** The luminance of what marks stand on in each theme: the lightest ground of a dark page or the darkest of a light one, and its plates (`.plate`). */
export const THEME_GROUNDS = THEMES.map((theme) => {
  const colours = coloursIn(
    readFileSync(
      new URL(`../../../src/styles/themes/${THEME_SHEETS[theme]}`, import.meta.url),
      'utf8',
    ),
  );
  const [page, plate] = ['raised', 'text'].map((name) =>
    luminanceOf(linearRgb(colours.get(name) ?? [0, 0, 0])),
  );
  return { theme, page: page ?? 0, plate: plate ?? 0 };
});

/** The share of a mark's pixels that could not be told from a ground. */
function lostShare(ground: number, mark: readonly number[], minContrast: number): number {
  const lost = mark.filter(
    (light) => (Math.max(light, ground) + 0.05) / (Math.min(light, ground) + 0.05) < minContrast,
  );
  return lost.length / mark.length;
}

/** The luminance of each pixel that is seen, and how much of the picture is clear. */
async function sample(image: Sharp): Promise<{ mark: number[]; clear: number }> {
  const { data, info } = await image
    .clone()
    .resize(SAMPLE, SAMPLE, { fit: 'fill' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({
      resolveWithObject: true,
    });
  const mark: number[] = [];
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha > 127) mark.push(luminance([red, green, blue]));
  }
  return { mark, clear: 1 - mark.length / (SAMPLE * SAMPLE) };
}

/**
 * A mark on a clear ground, set on a plate on which it can be seen in every theme; undefined for a picture that fills its frame.
 * @param frame width by height of the plate
 * @param width of the plate, in pixels
 */
export async function onPlate(
  image: Sharp,
  frame: number,
  width: number,
): Promise<Buffer | undefined> {
  const { mark, clear } = await sample(image);
  if (clear < MIN_CLEAR || mark.length === 0) return undefined;
  const lost = PLATES.map((plate) => lostShare(luminance(plate), mark, MIN_CONTRAST));
  const [r, g, b] = PLATES[lost.indexOf(Math.min(...lost))] as Colour;
  const height = Math.round(width / frame);
  const inner = { width: Math.round(width * INNER), height: Math.round(height * INNER) };
  const sized = await image
    .clone()
    .resize({ ...inner, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .composite([{ input: sized }])
    .png()
    .toBuffer();
}

/** The themes on whose pages a mark on a clear ground cannot be seen, but on their plates. */
export async function lostOnThemes(image: Sharp): Promise<Theme[]> {
  const { mark, clear } = await sample(image);
  if (clear < MIN_CLEAR || mark.length === 0) return [];
  return THEME_GROUNDS.flatMap(({ theme, page, plate }) => {
    const lost = lostShare(page, mark, MIN_PAGE_CONTRAST);
    return lost > MAX_LOST && lostShare(plate, mark, MIN_PAGE_CONTRAST) < lost ? [theme] : [];
  });
}
