import sharp, { type Sharp } from 'sharp';

type Colour = readonly [red: number, green: number, blue: number];

/** What a mark may stand on: night, paper, and between them for a mark that has both black and white. The first one is taken that shows it whole. */
const PLATES: readonly Colour[] = [
  [14, 34, 27],
  [247, 241, 228],
  [82, 112, 98],
];
/** Below it a part of a mark is lost on its plate. */
const MIN_CONTRAST = 2;
/** The share of a picture that has to be clear; a card with round corners has less, and needs no plate. */
const MIN_CLEAR = 0.15;
/** The share of the plate's sides that a mark may take. */
const INNER = 0.8;
/** Pixels a side: enough to tell a mark's colours. */
const SAMPLE = 96;

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The share of a mark's pixels that could not be told from the plate. */
function lostOn(plate: Colour, mark: readonly number[]): number {
  const ground = luminance(plate) + 0.05;
  const lost = mark.filter((light) => Math.max(light + 0.05, ground) / Math.min(light + 0.05, ground) < MIN_CONTRAST);
  return lost.length / mark.length;
}

/** The luminance of each pixel that is seen, and how much of the picture is clear. */
async function sample(image: Sharp): Promise<{ mark: number[]; clear: number }> {
  const { data, info } = await image.clone().resize(SAMPLE, SAMPLE, { fit: 'fill' }).ensureAlpha().toColourspace('srgb').raw().toBuffer({
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
export async function onPlate(image: Sharp, frame: number, width: number): Promise<Buffer | undefined> {
  const { mark, clear } = await sample(image);
  if (clear < MIN_CLEAR || mark.length === 0) return undefined;
  const lost = PLATES.map((plate) => lostOn(plate, mark));
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
