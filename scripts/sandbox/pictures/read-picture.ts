import sharp from 'sharp';

/** What browsers and phones make. SVG is left out, since it can carry scripts. */
const TYPES: Partial<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heif: 'image/avif',
};

export interface Picture {
  bytes: Uint8Array<ArrayBuffer>;
  /** Its media type. */
  type: string;
}

/** Reads a file that was sent; undefined when its bytes are no picture, whatever its name and type say. */
export async function readPicture(file: File): Promise<Picture | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const type = TYPES[found?.format ?? ''];
  return type ? { bytes, type } : undefined;
}
