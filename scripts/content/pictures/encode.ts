import sharp, { type Sharp } from 'sharp';
import type { Limits } from '../limits.ts';
import { kindOfPicture, pngInsideIcon } from './kind.ts';
import { onPlate } from './plate.ts';
import { ENCODING, FALLBACK_QUALITY, type Preset } from './presets.ts';
import { isSafeSvg } from './safe-svg.ts';

/** The files that were encoded from a picture, and what markup needs to know of it. */
export interface EncodedPicture {
  width: number;
  height: number;
  widths: number[];
  /** The file names' endings after the stem: `180.webp`. */
  endings: string[];
  /** The ending of the file that every browser can show. */
  fallback?: string | undefined;
}

/** The bytes are not a picture that can be used; the message says why. */
class NotAPictureError extends Error {
  override name = 'NotAPictureError';
}

/** The preset's widths up to the original's. An original whose width lies between two of them is added at its own width. */
export function widthsFor(wanted: readonly number[], original: number): number[] {
  const reached = wanted.filter((width) => width <= original);
  const isBetween = reached.length < wanted.length && original > (reached.at(-1) ?? 0) * 1.1;
  return isBetween ? [...reached, original] : reached;
}

async function openPicture(bytes: Buffer, preset: Preset, limits: Limits): Promise<Sharp> {
  const image = pngInsideIcon(bytes) ?? bytes;
  const kind = kindOfPicture(image);
  if (!kind) throw new NotAPictureError('it is not a JPEG, PNG, WebP, AVIF, GIF or SVG picture');
  const options = { limitInputPixels: limits.pictureMaxPixels, failOn: 'error', autoOrient: true } as const;
  if (kind !== 'svg') return sharp(image, options);
  // An SVG has no pixel size: it is rendered as large as the preset's largest width.
  const { width = 0 } = await sharp(image, options).metadata();
  const scale = Math.max(...preset.widths) / Math.max(width, 1);
  const rendered = await sharp(image, { ...options, density: Math.min(Math.max(72 * scale, 1), 100_000) })
    .timeout({ seconds: limits.encodingTimeoutSeconds })
    .png()
    .toBuffer();
  return sharp(rendered, options);
}

/** The picture; a mark on a clear ground stands on its plate. */
async function openOnPlate(bytes: Buffer, preset: Preset, limits: Limits): Promise<Sharp> {
  const image = await openPicture(bytes, preset, limits);
  if (!preset.plate || !(await isTransparent(image))) return image;
  const plate = await onPlate(image, preset.plate, Math.max(...preset.widths));
  return plate ? sharp(plate) : image;
}

function encoded(image: Sharp, { format, quality }: { format: keyof typeof ENCODING; quality: number }): Promise<Buffer> {
  return image.toFormat(format, { ...ENCODING[format], quality }).toBuffer();
}

/** One file; of a mark or logo the smaller of a lossy and a lossless one. */
async function encodedSmall(image: Sharp, format: Preset['formats'][number], { fewColours }: Preset): Promise<Buffer> {
  const lossy = await encoded(image.clone(), format);
  if (fewColours === undefined) return lossy;
  const reduced = await encoded(image, { format: 'png', quality: fewColours });
  const lossless = await sharp(reduced).webp({ lossless: true, effort: 6 }).toBuffer();
  return lossless.length < lossy.length ? lossless : lossy;
}

/** Whether the page would shine through somewhere. */
async function isTransparent(image: Sharp): Promise<boolean> {
  return (await image.metadata()).hasAlpha && !(await image.stats()).isOpaque;
}

/** One file for browsers that know neither AVIF nor WebP, by its ending: a JPEG, or a PNG where the picture is transparent. */
async function encodeFallback(source: Sharp, width: number, limits: Limits): Promise<[ending: string, bytes: Buffer]> {
  const format = (await isTransparent(source)) ? 'png' : 'jpeg';
  const sized = source.clone().resize({ width }).timeout({ seconds: limits.encodingTimeoutSeconds });
  return [`${width}.${format === 'png' ? 'png' : 'jpg'}`, await encoded(sized, { format, quality: FALLBACK_QUALITY[format] })];
}

/** A small drawing as it came: sharper than pixels, and a third of their bytes. */
async function keepSvg(bytes: Buffer, preset: Preset): Promise<{ picture: EncodedPicture; files: Map<string, Buffer> }> {
  const original = await sharp(bytes).metadata();
  const width = Math.max(...preset.widths);
  const fallback = `${width}.svg`;
  const picture = {
    width,
    height: Math.max(1, Math.round((width * original.height) / original.width)),
    widths: [],
    endings: [fallback],
    fallback,
  };
  return { picture, files: new Map([[fallback, bytes]]) };
}

/**
 * Encodes a picture as its preset says. Only the first frame of an animation is used, and metadata is removed.
 * @throws NotAPictureError
 */
export async function encodePicture(
  bytes: Buffer,
  preset: Preset,
  limits: Limits,
): Promise<{ picture: EncodedPicture; files: Map<string, Buffer> }> {
  try {
    if (preset.keepsSvg && isSafeSvg(bytes)) return await keepSvg(bytes, preset);
    const source = await openOnPlate(bytes, preset, limits);
    const { width, height } = (await source.metadata()).autoOrient;
    const isIcon = preset.formats.some(({ format }) => format === 'png');
    const widths = isIcon ? [...preset.widths] : widthsFor(preset.widths, width);
    const files = new Map<string, Buffer>();
    for (const target of widths) {
      const square = { height: target, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
      const sized = source
        .clone()
        .resize({ width: target, ...(isIcon ? square : {}) })
        .timeout({ seconds: limits.encodingTimeoutSeconds });
      for (const format of preset.formats) files.set(`${target}.${format.format}`, await encodedSmall(sized.clone(), format, preset));
    }
    const fallbackWidth = widths.findLast((target) => target <= (preset.fallbackWidth ?? 0)) ?? widths[0];
    const fallback = preset.fallbackWidth && fallbackWidth ? await encodeFallback(source, fallbackWidth, limits) : undefined;
    if (fallback) files.set(...fallback);
    return { picture: { width, height, widths, endings: [...files.keys()], ...(fallback && { fallback: fallback[0] }) }, files };
  } catch (error) {
    if (error instanceof NotAPictureError) throw error;
    throw new NotAPictureError(`it cannot be read (${(error as Error).message.split('\n')[0]})`, { cause: error });
  }
}
