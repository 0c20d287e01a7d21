import sharp from 'sharp';
import { Refusal } from '../requests/refusal.ts';

/** What browsers and phones make. SVG is left out, since it can carry scripts. */
const TYPES: Partial<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heif: 'image/avif',
};

/**
 * Reads a receipt, whatever its name and type say.
 * @throws Refusal when its bytes are no picture
 */
export async function readPicture(file: File): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const type = TYPES[found?.format ?? ''];
  if (!type) throw new Refusal('Please send the receipt as a picture (JPEG, PNG, WebP, GIF or AVIF)');
  return { bytes, type };
}
