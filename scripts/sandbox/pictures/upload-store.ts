import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';

/** What browsers and phones make. SVG is left out, since it can carry scripts. */
const KINDS = {
  jpeg: { ending: 'jpg', type: 'image/jpeg' },
  png: { ending: 'png', type: 'image/png' },
  webp: { ending: 'webp', type: 'image/webp' },
  heif: { ending: 'avif', type: 'image/avif' },
} as const;

const FOLDER = '/media/uploads/';
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_SIDE = 8000;
/** Cards are shown this wide on phones with a dense screen. */
const MIN_WIDTH = 480;

export type UploadStore = ReturnType<typeof uploadStore>;

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** Pictures that were added at the desk, each under its digest: what somebody called a file is never used. */
export function uploadStore(database: DatabaseSync) {
  const add = database.prepare('insert or ignore into upload (address, type, picture) values (?, ?, ?)');
  const read = database.prepare('select picture, type from upload where address = ?');
  return {
    /** The picture of an address. */
    read: (address: string) => read.get(address) as { picture: Uint8Array<ArrayBuffer>; type: string } | undefined,
    /** Stores a picture, whatever its file is called. @returns its address, or why it cannot be taken, in words for the operator */
    async save(file: File): Promise<{ address: string } | { problem: string }> {
      if (file.size > MAX_BYTES) return { problem: `The picture has ${megabytes(file.size)}; at most ${megabytes(MAX_BYTES)} are taken` };
      const bytes = new Uint8Array(await file.arrayBuffer());
      const found = await sharp(bytes)
        .metadata()
        .catch(() => undefined);
      const kind = KINDS[found?.format as keyof typeof KINDS];
      if (!found || !kind) return { problem: 'This file is no JPEG, PNG, WebP or AVIF picture' };
      if (found.width < MIN_WIDTH) return { problem: `The picture is ${found.width} pixels wide; at least ${MIN_WIDTH} are needed` };
      if (Math.max(found.width, found.height) > MAX_SIDE)
        return { problem: `The picture has ${found.width} × ${found.height} pixels; at most ${MAX_SIDE} on a side are taken` };
      const address = `${FOLDER}${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${kind.ending}`;
      add.run(address, kind.type, bytes);
      return { address };
    },
  };
}
