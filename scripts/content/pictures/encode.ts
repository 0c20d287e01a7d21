import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import * as v from 'valibot';
import { THEMES } from '../../../src/lib/config.ts';
import type { Limits } from '../limits.ts';
import { ANIMATIONS, animationIn, kindOfPicture, pngInsideIcon } from './kind.ts';
import { lostOnThemes, onPlate } from './plate.ts';
import { ENCODING, ICON_QUALITY, largestWidth, type Preset } from './presets.ts';
import { rasterise } from './rasterise-svg.ts';

/** The files that were encoded from a picture, and what markup needs to know of it. */
export const EncodedPicture = v.object({
  width: v.number(),
  height: v.number(),
  /** Of the AVIF files, or of an icon's squares. */
  widths: v.array(v.number()),
  /** The file names' endings after the stem: `180.webp`. */
  endings: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d+\.(avif|webp|png)$/))), v.nonEmpty()),
  /** The ending of the file that every browser can show. */
  fallback: v.optional(v.string()),
  /** It moves, and only its first frame is used. */
  animation: v.optional(v.picklist(ANIMATIONS)),
  /** The themes whose pages hide it, so that it needs a plate. */
  lostOn: v.optional(v.array(v.picklist(THEMES))),
});
export type EncodedPicture = v.InferOutput<typeof EncodedPicture>;

interface Encoded {
  picture: EncodedPicture;
  /** By the endings of their names. */
  files: Map<string, Buffer>;
}

/** The bytes are not a picture that can be used; the message says why. */
export class NotAPictureError extends Error {
  override name = 'NotAPictureError';
}

/** A picture that browsers may show, but that takes too much memory here. */
class PictureTooLargeError extends Error {
  override name = 'PictureTooLargeError';
}

/** The preset's widths up to the original's. An original whose width lies between two of them is added at its own width. */
export function widthsFor(wanted: readonly number[], original: number): number[] {
  const reached = wanted.filter((width) => width <= original);
  const isBetween = reached.length < wanted.length && original > (reached.at(-1) ?? 0) * 1.1;
  return isBetween ? [...reached, original] : reached;
}

async function openPicture(image: Buffer, preset: Preset, limits: Limits): Promise<Sharp> {
  const kind = kindOfPicture(image);
  if (!kind) throw new NotAPictureError('it is not a JPEG, PNG, WebP, AVIF, GIF or SVG picture');
  const options = {
    limitInputPixels: limits.pictureMaxPixels,
    failOn: 'error',
    autoOrient: true,
  } as const;
  // An SVG has no pixel size: it is rendered as large as the preset's largest width.
  if (kind === 'svg')
    return sharp(await rasterise(image, largestWidth(preset), limits.svgTimeoutMs), options);
  const { width, height } = await sharp(image, { limitInputPixels: false }).metadata();
  if (width * height <= limits.pictureMaxPixels) return sharp(image, options);
  throw new PictureTooLargeError(
    `it has more than ${Math.round(limits.pictureMaxPixels / 1e6)} million pixels`,
  );
}

function encoded(image: Sharp, format: keyof typeof ENCODING, quality: number): Promise<Buffer> {
  return image.toFormat(format, { ...ENCODING[format], quality }).toBuffer();
}

/** A WebP; of a mark or logo the smaller of a lossy and a lossless one. */
async function encodedWebp(
  image: Sharp,
  quality: number,
  fewColours: number | undefined,
): Promise<Buffer> {
  const lossy = await encoded(image.clone(), 'webp', quality);
  if (fewColours === undefined) return lossy;
  const reduced = await encoded(image, 'png', fewColours);
  const lossless = await sharp(reduced).webp({ lossless: true, effort: 6 }).toBuffer();
  return lossless.length < lossy.length ? lossless : lossy;
}

/**
 * Encodes a picture as its preset says. Only the first frame of an animation is used, and metadata is removed.
 * @throws NotAPictureError, or PictureTooLargeError
 */
export async function encodePicture(
  bytes: Buffer,
  preset: Preset,
  limits: Limits,
): Promise<Encoded> {
  try {
    const image = pngInsideIcon(bytes) ?? bytes;
    const opened = await openPicture(image, preset, limits);
    const animation = animationIn(image, (await opened.metadata()).pages);
    const lostOn = preset.isMark ? await lostOnThemes(opened) : [];
    const { avif, webp, squares = [], plate } = preset;
    const source = plate ? await onPlate(opened, plate, largestWidth(preset)) : opened;
    const { width, height } = (await source.metadata()).autoOrient;
    const sized = (size: ResizeOptions) => source.clone().resize(size).timeout({ seconds: 20 });
    const files = new Map<string, Buffer>();
    for (const side of squares) {
      const square = sized({ width: side, height: side, fit: 'contain', background: '#0000' });
      files.set(`${side}.png`, await encoded(square, 'png', ICON_QUALITY));
    }
    const widths = widthsFor(avif?.widths ?? [], width);
    for (const target of widths) {
      const narrowed = sized({ width: target });
      files.set(`${target}.avif`, await encoded(narrowed, 'avif', avif?.quality ?? 0));
    }
    const target = Math.min(webp?.width ?? 0, width);
    if (webp) {
      const narrowed = sized({ width: target });
      files.set(`${target}.webp`, await encodedWebp(narrowed, webp.quality, preset.fewColours));
    }
    const picture = {
      width,
      height,
      widths: [...squares, ...widths],
      endings: [...files.keys()],
      ...(webp && { fallback: `${target}.webp` }),
      ...(animation && { animation }),
      ...(lostOn.length > 0 && { lostOn }),
    };
    return { picture, files };
  } catch (error) {
    if (error instanceof NotAPictureError || error instanceof PictureTooLargeError) throw error;
    // What libvips says beside a corrupt header it keeps for all threads: another picture may have taken it.
    const [reason] = (error as Error).message.replace(/(corrupt header):.*/s, '$1').split('\n');
    throw new NotAPictureError(`it cannot be read (${reason})`, { cause: error });
  }
}
