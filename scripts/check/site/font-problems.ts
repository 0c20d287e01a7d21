import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltSite, weightOf } from '../../built-site/built-site.ts';
import { bengaliSource } from '../../fonts/faces.ts';
import { drawnBy, openFont } from '../../fonts/shaping.ts';
import { bengaliWords } from '../../fonts/site-words.ts';
import { readWoff2 } from '../../fonts/woff2.ts';

/** Both cuts of Latin letters, in bytes: every page loads them. 11,400 when this was set. */
const LATIN_LIMIT = 14_000;
/** The letters of Bengali pages, with both cuts of Latin ones: 33,400 and 11,500 when this was set. */
const BENGALI_LIMIT = 49_000;
/** Titles and descriptions are drawn by the browser's own frame and by other sites. */
const HEAD = /<head>.*?<\/head>/s;

/** The Bengali words that pages show, each with the first page that has it. */
function wordsOf({ folder, pages }: BuiltSite): Map<string, string> {
  const words = new Map<string, string>();
  for (const { file, path } of pages) {
    for (const word of bengaliWords(readFileSync(join(folder, file), 'utf8').replace(HEAD, ''))) {
      if (!words.has(word)) words.set(word, path);
    }
  }
  return words;
}

/**
 * Bengali words of the pages that the site's own font file draws otherwise than the whole family: a letter is missing, or a conjunct falls apart.
 * And letters that weigh too much.
 */
export async function fontProblems(site: BuiltSite): Promise<string[]> {
  const fileOf = (name: string) => [...site.files].find((file) => file.startsWith(`/_astro/${name}.`) && file.endsWith('.woff2'));
  const [bengali, ...latin] = ['bengali', 'latin-400', 'latin-700'].map(fileOf);
  if (!bengali || latin.includes(undefined)) return ['the site has no fonts of its own'];
  const weigh = (files: readonly (string | undefined)[]) => files.reduce((sum, file) => sum + weightOf(site.folder, file ?? ''), 0);
  const weight = weigh(latin);
  const bengaliWeight = weigh([bengali, ...latin]);
  const whole = openFont(await bengaliSource(), 400);
  const own = openFont(await readWoff2(join(site.folder, bengali)), 400);
  return [
    ...(weight > LATIN_LIMIT ? [`Latin letters weigh ${weight} bytes, the limit is ${LATIN_LIMIT}`] : []),
    ...(bengaliWeight > BENGALI_LIMIT ? [`Letters of Bengali pages weigh ${bengaliWeight} bytes, the limit is ${BENGALI_LIMIT}`] : []),
    ...[...wordsOf(site)]
      .filter(([word]) => drawnBy(whole, word) !== drawnBy(own, word))
      .map(([word, path]) => `${path}: the font cannot shape ${word}`),
  ];
}
