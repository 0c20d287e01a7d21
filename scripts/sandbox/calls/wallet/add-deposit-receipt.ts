import sharp from 'sharp';
import type { Receipt } from '../../ledger/receipt-store.ts';

/** What phones and browsers make. SVG is left out, since it can carry scripts. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heif: 'image/avif',
};

/** Reads a receipt; undefined when its bytes are no picture, whatever its name and type say. */
export async function readReceipt(file: File): Promise<Receipt | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const picture = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const mediaType = MEDIA_TYPES[picture?.format ?? ''];
  return mediaType === undefined ? undefined : { fileName: file.name, mediaType, bytes };
}
