import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markUsed, removeUnused } from '../files/remove-unused.ts';
import type { FontFace, FontFile } from './faces.ts';
import { siteWords } from './site-words.ts';

const FOLDER = fileURLToPath(new URL('./', import.meta.url));
const CACHE = fileURLToPath(new URL('../../.cache/fonts/', import.meta.url));

const fontFace = ({ family, weight, display, range }: FontFace, src: string) => `@font-face {
  font-family: '${family}';
  src: ${src};
  font-weight: ${weight};
  font-display: ${display};
  unicode-range: ${range};
}
`;

const urlOf = (name: string) => `url('./${name}.woff2') format('woff2')`;

/** The site's Bengali family, which newer Androids have themselves. */
const FAMILY = 'Noto Sans Bengali';
/** Bengali fonts that phones and computers have. */
const DEVICE_FONTS = [
  FAMILY,
  'NotoSansBengali-Regular',
  'Noto Sans Bengali UI',
  'Nirmala UI',
  'Bangla Sangam MN',
  'Kohinoor Bangla',
  'SolaimanLipi',
];

/** With low data (`src/styles/components/low-data.css`): the device's own Bengali letters, and the site's only where it has none. */
function deviceFaces(files: readonly FontFile[]): string[] {
  const own = DEVICE_FONTS.map((font) => `local('${font}')`);
  return files.flatMap(({ name, faces }) =>
    faces
      .filter(({ family }) => family.startsWith(FAMILY))
      .map((face) => {
        const family = face.family.replace(FAMILY, 'Bengali Here');
        return fontFace({ ...face, family, display: 'swap' }, [...own, urlOf(name)].join(', '));
      }),
  );
}

/** The cache key: the words and all that decides what is made of them. */
function keyOf(words: readonly string[], letters: ReadonlySet<string>): string {
  const hash = createHash('sha256')
    .update(words.join(' '))
    .update([...letters].sort().join(''));
  for (const file of [...readdirSync(FOLDER), '../../package.json'])
    hash.update(readFileSync(join(FOLDER, file)));
  return hash.digest('hex').slice(0, 16);
}

async function write(folder: string, files: readonly FontFile[]): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const draft = await mkdtemp(join(CACHE, 'draft-'));
  for (const { name, bytes } of files) await writeFile(join(draft, `${name}.woff2`), bytes);
  const own = files.flatMap(({ name, faces }) => faces.map((face) => fontFace(face, urlOf(name))));
  await writeFile(join(draft, 'fonts.css'), [...own, ...deviceFaces(files)].join(''));
  // Another build may have been faster.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
}

/**
 * Makes the site's font files and their `fonts.css` from the published families, with the letters and conjuncts of the site's own words. They are
 * cached until the words change.
 * @returns the folder that they are in
 */
export async function siteFonts(): Promise<string> {
  const { words, letters } = siteWords();
  const folder = join(CACHE, keyOf(words, letters));
  if (existsSync(folder)) {
    await markUsed(folder);
    return folder;
  }
  // Only here, since HarfBuzz is a megabyte of WebAssembly.
  const { bengaliFaces, latinFaces } = await import('./faces.ts');
  await write(folder, [...(await latinFaces(letters)), ...(await bengaliFaces(words))]);
  await removeUnused(CACHE);
  return folder;
}
