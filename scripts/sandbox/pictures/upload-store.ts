import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** What browsers and phones make. SVG is left out, since it can carry scripts. */
const KINDS = {
  jpeg: { ending: 'jpg', type: 'image/jpeg' },
  png: { ending: 'png', type: 'image/png' },
  webp: { ending: 'webp', type: 'image/webp' },
  heif: { ending: 'avif', type: 'image/avif' },
} as const;

const NAME = /^[\da-f]{32}\.(jpg|png|webp|avif)$/;
const FOLDER = '/media/uploads/';
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_SIDE = 8000;

export interface UploadStore {
  /** Stores a picture, whatever its file is called. @returns its address, or why it cannot be taken, in words for the operator */
  save(file: File, minWidth: number): Promise<{ address: string } | { problem: string }>;
  read(name: string): Promise<{ body: Buffer; type: string } | undefined>;
  /** Whether a picture is stored under this address. */
  has(address: string): Promise<boolean>;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** Stores uploaded pictures in `folder`, each under its digest: a name that somebody chose never becomes a path. */
export function uploadStore(folder: string): UploadStore {
  const read: UploadStore['read'] = async (name) => {
    const ending = NAME.exec(name)?.[1];
    const kind = Object.values(KINDS).find((one) => one.ending === ending);
    const body = kind && (await readFile(join(folder, name)).catch(() => undefined));
    return kind && body ? { body, type: kind.type } : undefined;
  };
  return {
    read,
    has: async (address) => address.startsWith(FOLDER) && (await read(address.slice(FOLDER.length))) !== undefined,
    async save(file, minWidth) {
      if (file.size > MAX_BYTES) return { problem: `The picture has ${megabytes(file.size)}; at most ${megabytes(MAX_BYTES)} are taken` };
      const bytes = new Uint8Array(await file.arrayBuffer());
      const found = await sharp(bytes)
        .metadata()
        .catch(() => undefined);
      const kind = KINDS[found?.format as keyof typeof KINDS];
      if (!found || !kind) return { problem: 'This file is no JPEG, PNG, WebP or AVIF picture' };
      if (found.width < minWidth) return { problem: `The picture is ${found.width} pixels wide; at least ${minWidth} are needed` };
      if (Math.max(found.width, found.height) > MAX_SIDE)
        return { problem: `The picture has ${found.width} × ${found.height} pixels; at most ${MAX_SIDE} on a side are taken` };
      const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${kind.ending}`;
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, name), bytes);
      return { address: FOLDER + name };
    },
  };
}
