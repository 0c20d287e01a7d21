import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step));

/**
 * The site's two font files, made of the published families with only the characters and weights that the site uses. The results are committed:
 * run `npm run fonts` after a change here, and keep `src/styles/fonts.css` in step.
 */
const FONTS = [
  {
    file: 'anek-latin.woff2',
    source: '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
    characters: `${between(0x20, 0x7e)}©«·»×Éé–—‘’“”•…€←↑→↓−`,
    weights: { min: 400, max: 700 },
  },
  {
    file: 'noto-sans-bengali.woff2',
    source: '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2',
    characters: `।॥${between(0x980, 0x9ff)}\u200c\u200d `,
    weights: { min: 400, max: 700 },
  },
] as const;

/** Writes both files, and says their sizes. */
export async function makeFonts(): Promise<void> {
  for (const { file, source, characters, weights } of FONTS) {
    const original = await readFile(fileURLToPath(import.meta.resolve(source)));
    const subset = await subsetFont(original, characters, { targetFormat: 'woff2', variationAxes: { wght: weights } });
    await writeFile(new URL(`../../src/fonts/${file}`, import.meta.url), subset);
    console.log(`${file}: ${subset.length} bytes, of ${original.length}`);
  }
}
