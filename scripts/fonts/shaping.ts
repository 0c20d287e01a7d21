import {
  Blob,
  Face,
  Font,
  type GlyphInfo,
  type GlyphPosition,
  Buffer as Run,
  shape,
  Variation,
} from 'harfbuzzjs';

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

function shaped(
  font: Font,
  text: string,
  onStep?: (glyphs: readonly GlyphInfo[]) => void,
): (GlyphInfo & Partial<GlyphPosition>)[] {
  const run = new Run();
  run.addText(text);
  run.guessSegmentProperties();
  if (onStep) {
    run.setMessageFunc((step) => {
      onStep(step.getGlyphInfos());
      return true;
    });
  }
  shape(font, run);
  return run.getGlyphInfosAndPositions();
}

/**
 * Ids of the glyphs that words need, also those of intermediate shaping steps. Whole words are shaped for the forms that depend on the next letter;
 * the steps are traced for each cluster alone, since they are the same in every word and slow to trace.
 */
export function glyphsOf(font: Font, words: readonly string[]): Set<number> {
  const glyphs = new Set<number>();
  const keep = (step: readonly GlyphInfo[]) => {
    for (const { codepoint } of step) glyphs.add(codepoint);
  };
  for (const word of words) keep(shaped(font, word));
  for (const cluster of new Set(words.join(' ').match(CLUSTER))) shaped(font, cluster, keep);
  return glyphs;
}

/** What a font draws for a word: outlines and where they stand. Two fonts that draw the same give the same text. */
export function drawnBy(font: Font, word: string): string {
  return shaped(font, word)
    .map(
      ({ codepoint, xAdvance, xOffset, yOffset }) =>
        `${xAdvance} ${xOffset} ${yOffset} ${font.glyphToPath(codepoint)}`,
    )
    .join('\n');
}
