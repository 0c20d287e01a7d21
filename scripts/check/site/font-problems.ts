import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSite } from '../../built-site/built-site.ts';
import { bengaliSource } from '../../fonts/faces.ts';
import { drawnBy, openFont } from '../../fonts/shaping.ts';
import { bengaliWords } from '../../fonts/site-words.ts';
import { readWoff2 } from '../../fonts/woff2.ts';

/** The address of a font that the build has subset, without its hash: `latin-400`. */
function fontFile({ files }: BuiltSite, name: string): string | undefined {
  return [...files].find((file) => file.startsWith(`/_astro/${name}.`) && file.endsWith('.woff2'));
}

/** Titles and descriptions, before it, are drawn by the browser's own frame and by other sites. */
const END_OF_HEAD = '</head>';

/** The Bengali words that pages show, each with the first page that has it. */
function wordsOf({ folder, pages }: BuiltSite): Map<string, string> {
  const words = new Map<string, string>();
  for (const { file, path } of pages) {
    const html = readFileSync(join(folder, file), 'utf8');
    for (const word of bengaliWords(html.slice(Math.max(0, html.indexOf(END_OF_HEAD))))) {
      if (!words.has(word)) words.set(word, path);
    }
  }
  return words;
}

/** Bengali words of the pages that the site's own font file draws otherwise than the whole family: a letter is missing, or a conjunct falls apart. */
export async function fontProblems(site: BuiltSite): Promise<string[]> {
  const [bengali, ...latin] = ['bengali', 'latin-400', 'latin-700'].map((name) => fontFile(site, name));
  if (!bengali || latin.includes(undefined)) return ['the site has no fonts of its own'];
  const whole = openFont(await bengaliSource(), 400);
  const own = openFont(await readWoff2(join(site.folder, bengali)), 400);
  return [...wordsOf(site)]
    .filter(([word]) => drawnBy(whole, word) !== drawnBy(own, word))
    .map(([word, path]) => `${path}: the font cannot shape ${word}`);
}
