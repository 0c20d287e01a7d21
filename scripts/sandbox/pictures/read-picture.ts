import sharp from 'sharp';

/** What browsers and phones make. SVG is left out, since it can carry scripts. */
const KINDS = {
  jpeg: { ending: 'jpg', type: 'image/jpeg' },
  png: { ending: 'png', type: 'image/png' },
  webp: { ending: 'webp', type: 'image/webp' },
  gif: { ending: 'gif', type: 'image/gif' },
  heif: { ending: 'avif', type: 'image/avif' },
} as const;

export interface Picture {
  bytes: Uint8Array<ArrayBuffer>;
  /** Its media type. */
  type: string;
  ending: string;
}

/** Reads a file that was sent; undefined when its bytes are no picture, whatever its name and type say. */
export async function readPicture(file: File): Promise<Picture | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const kind = KINDS[found?.format as keyof typeof KINDS];
  return kind && { bytes, ...kind };
}
