import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** Writes a picture as a phone would take it of a receipt; gives its path. */
export async function writeReceipt(file: string): Promise<string> {
  mkdirSync(dirname(file), { recursive: true });
  await sharp({ create: { width: 640, height: 960, channels: 3, background: '#d8c8a8' } })
    .jpeg()
    .toFile(file);
  return file;
}
