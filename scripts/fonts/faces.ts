import { fileURLToPath } from 'node:url';
import { charactersOf, glyphsOf, openFont } from './shaping.ts';
import { bengaliWords } from './site-words.ts';
import { subset } from './subset.ts';
import { unicodeRange } from './unicode-range.ts';
import { readWoff2, toWoff2 } from './woff2.ts';

/** An `@font-face` of a file. */
export interface FontFace {
  family: string;
  weight: string;
  /** `optional`: a font that is late on the first visit is left to the next page, so that it causes no layout shift. */
  display: 'optional' | 'swap';
  /** Characters that the browser asks the file for, as in CSS. */
  range: string;
}

export interface FontFile {
  name: string;
  bytes: Uint8Array;
  faces: FontFace[];
}

const packaged = (file: string) =>
  readWoff2(fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}`)));

/** The published families, of which the site's files are subsets. */
const latinSource = () => packaged('anek-latin/files/anek-latin-latin-wght-normal.woff2');
export const bengaliSource = () =>
  packaged('noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2');

/** What every page may show in Latin letters: names, amounts, dates. */
const LATIN =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
  ' .,:;!?\'"()-–—…/&%+=@‘’“”×•·©›';
/** Bold Bengali is 600: its counters close at 700 in small sizes, and the file is 1 kB smaller. */
const WEIGHTS = { min: 400, max: 600 };
const JOINERS = ['\u200c', '\u200d'];

const isBengali = (character: string) => bengaliWords(character).length > 0;

/**
 * Anek Latin: two subsets with the letters of the interface, without kerning, which is as heavy as the letters; and a file for all other Latin
 * letters.
 */
export async function latinFaces(letters: ReadonlySet<string>): Promise<FontFile[]> {
  const source = await latinSource();
  const all = charactersOf(source).filter(
    (character) => character >= ' ' && !JOINERS.includes(character),
  );
  const first = all.filter((character) => LATIN.includes(character) || letters.has(character));
  const rest = all.filter((character) => !first.includes(character));
  const file = async (
    family: string,
    name: string,
    weight: number,
    characters: readonly string[],
    others: readonly string[] = [],
  ) => ({
    name,
    bytes: await toWoff2(await subset(source, { characters, features: ['tnum'], weight })),
    faces: [
      {
        family,
        weight: String(weight),
        display: 'optional' as const,
        range: unicodeRange(characters, others),
      },
    ],
  });
  return [
    await file('Anek Latin', 'latin-400', 400, first),
    await file('Anek Latin', 'latin-700', 700, first),
    // A separate family, so that the browser never requests these files for the letters above.
    await file('Anek Latin Rest', 'latin-rest-400', 400, rest, first),
    await file('Anek Latin Rest', 'latin-rest-700', 700, rest, first),
  ];
}

/**
 * Noto Sans Bengali: a file with the letters and conjuncts of the site's own words, and one with all of them. A conjunct cannot be shaped across
 * two files, so the second has the first's letters, too: the browser asks it for a letter that the first lacks, and in words of the backend.
 */
export async function bengaliFaces(words: readonly string[]): Promise<FontFile[]> {
  const source = await bengaliSource();
  const all = charactersOf(source).filter(isBengali);
  const needed = all.filter(
    (character) => JOINERS.includes(character) || words.some((word) => word.includes(character)),
  );
  const glyphs = glyphsOf(openFont(source, 400), words);
  const site = await subset(source, { characters: [...needed, ' '], glyphs, weight: WEIGHTS });
  // Also the parts that vowel signs are taken into: a browser takes from a file only what its range has.
  const used = charactersOf(site).filter(isBengali);
  const missing = all.filter((character) => !used.includes(character));
  return [
    {
      name: 'bengali',
      bytes: await toWoff2(site),
      faces: [
        {
          family: 'Noto Sans Bengali',
          weight: '400 700',
          display: 'optional',
          range: unicodeRange(used, missing),
        },
      ],
    },
    {
      name: 'bengali-all',
      bytes: await toWoff2(await subset(source, { characters: [...all, ' '], weight: 400 })),
      faces: [
        {
          family: 'Noto Sans Bengali Rest',
          weight: '400',
          display: 'swap',
          range: unicodeRange(missing, used),
        },
        {
          family: 'Noto Sans Bengali All',
          weight: '400',
          display: 'swap',
          range: unicodeRange(all),
        },
      ],
    },
  ];
}
