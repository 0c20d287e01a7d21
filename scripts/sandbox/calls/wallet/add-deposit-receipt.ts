import sharp from 'sharp';
import type { Receipt } from '../../ledger/receipt-store.ts';

/** What phones and browsers make; an SVG can carry scripts, so that it is none. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heif: 'image/avif',
};

/** The receipt, if its bytes are a picture, whatever its name and type claim; otherwise undefined. */
export async function readReceipt(file: File): Promise<Receipt | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const picture = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const mediaType = MEDIA_TYPES[picture?.format ?? ''];
  return mediaType === undefined ? undefined : { fileName: file.name, mediaType, bytes };
}
