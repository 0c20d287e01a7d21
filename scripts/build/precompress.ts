import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { linkFile } from '../files/link-file.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const TEXT = new Set(['.html', '.css', '.js', '.json', '.map', '.svg', '.txt', '.webmanifest', '.xml']);
const ENDINGS = ['.br', '.gz'] as const;
/** Smaller files gain less than the headers cost. */
const MIN_BYTES = 256;
/** A site with more files is compressed faster and a tenth less: quality 11 takes 32 ms of processor time a page, 9 takes 2.5 (measured). */
const MANY_FILES = 1_000;
const QUALITY = { few: 11, many: 9 };

/** Links the compressed forms of an earlier file with the same bytes: that is faster than compressing, and the files keep their ETags. */
async function reuse(path: string, text: Buffer, earlier: string): Promise<boolean> {
  try {
    if (!text.equals(await readFile(earlier))) return false;
    for (const ending of ENDINGS) await linkFile(earlier + ending, path + ending);
    return true;
  } catch {
    // A link that was made would let the next write change the earlier file.
    for (const ending of ENDINGS) await rm(path + ending, { force: true });
    return false;
  }
}

async function compress(path: string, quality: number, earlier: string | undefined): Promise<void> {
  const text = await readFile(path);
  if (text.length < MIN_BYTES) return;
  if (earlier && (await reuse(path, text, earlier))) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const [brotlied, gzipped] = await Promise.all([brotli(text, { params }), zip(text, { level: 9 })]);
  await Promise.all([
    brotlied.length < text.length && writeFile(`${path}.br`, brotlied),
    gzipped.length < text.length && writeFile(`${path}.gz`, gzipped),
  ]);
}

/**
 * Writes `.br` and `.gz` beside every text file of a built site.
 * @param earlier folder of an earlier build, whose compressed forms are used again where nothing changed
 * @returns the number of text files
 */
export async function precompress(folder: string, earlier?: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const queue = entries
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const count = queue.length;
  const quality = count > MANY_FILES ? QUALITY.many : QUALITY.few;
  const work = async () => {
    for (let path = queue.pop(); path; path = queue.pop()) await compress(path, quality, earlier && join(earlier, relative(folder, path)));
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
  return count;
}
