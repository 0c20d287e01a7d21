import { readFile } from 'node:fs/promises';
import { compress, decompress } from 'wawoff2';

// Copies: the package gives a view of memory that its next call writes to.

/** A font file of the web, as a font that can be read. */
export const readWoff2 = async (path: string): Promise<Uint8Array> =>
  new Uint8Array(await decompress(await readFile(path)));

/** A font as a file for the web. */
export const toWoff2 = async (ttf: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await compress(ttf));
