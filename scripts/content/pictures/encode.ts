import sharp, { type Sharp } from 'sharp';
import type { Limits } from '../limits.ts';
import { kindOfPicture, pngInsideIcon } from './kind.ts';
import { ENCODING, type Preset } from './presets.ts';

/** What was made of a picture, and what markup needs to know of it. */
export interface EncodedPicture {
  width: number;
  height: number;
  widths: number[];
  /** Ends of the file names after the stem: `180.webp`. */
  endings: string[];
}

/** The bytes are no picture we can use; the message says why. */
class NotAPictureError extends Error {
  override name = 'NotAPictureError';
}

/** The recipe's widths as far as the original reaches; one that falls between two of them is added at its own width. */
export function widthsFor(wanted: readonly number[], original: number): number[] {
  const reached = wanted.filter((width) => width <= original);
  const isBetween = reached.length < wanted.length && original > (reached.at(-1) ?? 0) * 1.1;
  return isBetween ? [...reached, original] : reached;
}

async function opened(bytes: Buffer, recipe: Preset, limits: Limits): Promise<Sharp> {
  const image = pngInsideIcon(bytes) ?? bytes;
  const kind = kindOfPicture(image);
  if (!kind) throw new NotAPictureError('it is not a JPEG, PNG, WebP, AVIF, GIF or SVG picture');
  const options = { limitInputPixels: limits.pictureMaxPixels, failOn: 'error', autoOrient: true } as const;
  if (kind !== 'svg') return sharp(image, options);
  // A drawing has no size of its own worth keeping: it is drawn as large as it is needed.
  const { width = 0 } = await sharp(image, options).metadata();
  const scale = Math.max(...recipe.widths) / Math.max(width, 1);
  const drawn = await sharp(image, { ...options, density: Math.min(Math.max(72 * scale, 1), 100_000) })
    .timeout({ seconds: limits.encodingTimeoutSeconds })
    .png()
    .toBuffer();
  return sharp(drawn, options);
}

function encoded(image: Sharp, { format, quality }: Preset['formats'][number]): Promise<Buffer> {
  return image.toFormat(format, { ...ENCODING[format], quality }).toBuffer();
}

/**
 * Makes the files of a recipe; animated pictures lose all but their first frame, metadata is dropped.
 * @throws NotAPictureError
 */
export async function encodePicture(
  bytes: Buffer,
  recipe: Preset,
  limits: Limits,
): Promise<{ made: EncodedPicture; files: Map<string, Buffer> }> {
  try {
    const source = await opened(bytes, recipe, limits);
    const { width, height } = (await source.metadata()).autoOrient;
    const isIcon = recipe.formats.some(({ format }) => format === 'png');
    const widths = isIcon ? [...recipe.widths] : widthsFor(recipe.widths, width);
    const files = new Map<string, Buffer>();
    for (const target of widths) {
      const square = { height: target, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
      const sized = source
        .clone()
        .resize({ width: target, ...(isIcon ? square : {}) })
        .timeout({ seconds: limits.encodingTimeoutSeconds });
      for (const format of recipe.formats) files.set(`${target}.${format.format}`, await encoded(sized.clone(), format));
    }
    return { made: { width, height, widths, endings: [...files.keys()] }, files };
  } catch (error) {
    if (error instanceof NotAPictureError) throw error;
    throw new NotAPictureError(`it cannot be read (${(error as Error).message.split('\n')[0]})`, { cause: error });
  }
}
