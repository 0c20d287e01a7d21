import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { filesIn } from '../files/files-in.ts';
import { linkFile } from '../files/link-file.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const TEXT = new Set([
  '.html',
  '.css',
  '.js',
  '.json',
  '.map',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]);
const ENDINGS = ['.br', '.gz'] as const;
/** Of the window in which repetitions are found: larger than the text it costs memory alone. */
const WINDOW_BITS = { least: 18, most: constants.BROTLI_DEFAULT_WINDOW };
/** Smaller files gain less than the headers cost. */
const MIN_BYTES = 256;
/**
 * Brotli of a page of 97 kB, measured on both cores: 6 takes 2.3 ms and gives 20.6 kB, 8 takes 8 ms, half of them for the memory that it clears, and
 * gives 20.4 kB, 11 takes 85 ms and gives 18.9 kB. Few browsers ask for gzip: its level 4 takes two thirds of the time of 6, and its files are 4 %
 * larger; 9 takes a fifth more time, and its files are 0.3 % smaller.
 */
const GOOD = { brotli: 6, gzip: 4 };
const BEST = { brotli: constants.BROTLI_MAX_QUALITY, gzip: 6 };
/** A site with more pages, or a longer text, takes too long with the best quality. */
const MANY_PAGES = 500;
const LONG_BYTES = 400_000;

export interface PrecompressOptions {
  /** Folder of an earlier build, whose compressed forms are used again where nothing changed. */
  earlier?: string | undefined;
  /** For tests: pages are compressed in a fortieth of the time, and are a tenth larger. */
  isQuick?: boolean;
}

/** Whether two files have the same bytes. */
async function isSameFile(path: string, earlier: string): Promise<boolean> {
  const [one, other] = await Promise.all([stat(path), stat(earlier)]);
  return one.size === other.size && (await readFile(path)).equals(await readFile(earlier));
}

/** Links the compressed forms of an earlier file with the same bytes: that is faster than compressing, and the files keep their ETags. */
async function reuse(path: string, earlier: string): Promise<boolean> {
  try {
    if (!(await isSameFile(path, earlier))) return false;
    for (const ending of ENDINGS) await linkFile(earlier + ending, path + ending);
    return true;
  } catch {
    // A link that was made would let the next write change the earlier file.
    for (const ending of ENDINGS) await rm(path + ending, { force: true });
    return false;
  }
}

async function compress(
  path: string,
  qualityOf: (path: string, bytes: number) => typeof BEST,
  earlier: string | undefined,
): Promise<void> {
  if (earlier && (await reuse(path, earlier))) return;
  const text = await readFile(path);
  if (text.length < MIN_BYTES) return;
  const quality = qualityOf(path, text.length);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      WINDOW_BITS.most,
      Math.max(WINDOW_BITS.least, Math.ceil(Math.log2(text.length))),
    ),
  };
  const [brotlied, gzipped] = await Promise.all([
    brotli(text, { params }),
    zip(text, { level: quality.gzip }),
  ]);
  await Promise.all([
    brotlied.length < text.length && writeFile(`${path}.br`, brotlied),
    gzipped.length < text.length && writeFile(`${path}.gz`, gzipped),
  ]);
}

/** Writes `.br` and `.gz` beside every text file of a built site. */
export async function precompress(
  folder: string,
  { earlier, isQuick = false }: PrecompressOptions = {},
): Promise<void> {
  const files = filesIn(folder).filter((name) => TEXT.has(extname(name)));
  const isPage = (path: string) => extname(path) === '.html';
  const hasGoodPages = isQuick || files.filter(isPage).length > MANY_PAGES;
  const qualityOf = (path: string, bytes: number) =>
    bytes > LONG_BYTES || (hasGoodPages && isPage(path)) ? GOOD : BEST;
  const queue = pLimit(availableParallelism() * 2);
  const compressFile = (name: string) =>
    compress(join(folder, name), qualityOf, earlier && join(earlier, name));
  await Promise.all(files.map((name) => queue(() => compressFile(name))));
}
