import { Blob, Face, Font, Buffer as Run, shape, Variation } from 'harfbuzzjs';

/** One consonant with all that joins it, as a font shapes it alone. */
const CONSONANT = '[\\u0995-\\u09b9\\u09ce\\u09dc-\\u09df\\u09f0\\u09f1]\\u09bc?';
const CLUSTER = new RegExp(
  `(?:${CONSONANT}(?:\\u09cd[\\u200c\\u200d]?${CONSONANT})*\\u09cd?|[\\u0985-\\u0994])[\\u09be-\\u09cc\\u09d7\\u0981-\\u0983]*`,
  'g',
);

/** A font at a weight, to shape texts with. */
export function openFont(ttf: Uint8Array, weight: number): Font {
  const font = new Font(new Face(new Blob(ttf)));
  font.setVariations([new Variation('wght', weight)]);
  return font;
}

/** Every character that a font has a glyph for. */
export const charactersOf = (ttf: Uint8Array): string[] =>
  Array.from(new Face(new Blob(ttf)).collectUnicodes(), (code) => String.fromCodePoint(code));

function runOf(text: string): Run {
  const run = new Run();
  run.addText(text);
  run.guessSegmentProperties();
  return run;
}

/**
 * Ids of the glyphs that words need, also those of intermediate shaping steps. Whole words are shaped for the forms that depend on the next letter;
 * the steps are traced for each cluster alone, since they are the same in every word and slow to trace.
 */
export function glyphsOf(font: Font, words: readonly string[]): Set<number> {
  const glyphs = new Set<number>();
  const keep = (step: Run) => {
    for (const { codepoint } of step.getGlyphInfos()) glyphs.add(codepoint);
  };
  for (const run of words.map(runOf)) {
    shape(font, run);
    keep(run);
  }
  for (const run of Array.from(new Set(words.join(' ').match(CLUSTER)), runOf)) {
    run.setMessageFunc((step) => {
      keep(step);
      return true;
    });
    shape(font, run);
  }
  return glyphs;
}
