import { type Font, Buffer as GlyphBuffer, shape } from 'harfbuzzjs';
import { fontFor, type Weight } from './fonts.ts';

/** A line of text as SVG paths, with an em of 1,000 units and y upwards. */
export interface Outline {
  paths: string;
  width: number;
}

interface Run {
  text: string;
  font: Font;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** They only say how their neighbours join. */
const JOINERS = /\u200c|\u200d|\ufe0f/gu;

/** Parts of the text of one font each. A character that no font has is left out: a box instead of it would say less. */
async function runsOf(text: string, weight: Weight): Promise<Run[]> {
  const runs: Run[] = [];
  for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
    const last = runs.at(-1);
    const font = segment === ' ' && last ? last.font : await fontOfAll(segment.replaceAll(JOINERS, ''), weight);
    if (!font) continue;
    if (last?.font === font) last.text += segment;
    else runs.push({ text: segment, font });
  }
  return runs;
}

async function fontOfAll(segment: string, weight: Weight): Promise<Font | undefined> {
  const [first] = segment;
  const font = first === undefined ? undefined : await fontFor(first.codePointAt(0) ?? 0, weight);
  return font && [...segment].every((char) => font.nominalGlyph(char.codePointAt(0) ?? 0)) ? font : undefined;
}

/** A glyph's outline by its number; texts have a few hundred of them, again and again. */
const known = new WeakMap<Font, Map<number, string>>();

function pathOf(font: Font, glyph: number): string {
  const paths = known.get(font) ?? new Map<number, string>();
  known.set(font, paths);
  const path = paths.get(glyph) ?? font.glyphToPath(glyph);
  paths.set(glyph, path);
  return path;
}

/** Shapes a line as its script asks for (conjuncts, vowel signs) and gives its outlines. */
export async function outlineOf(text: string, weight: Weight): Promise<Outline> {
  let paths = '';
  let width = 0;
  for (const run of await runsOf(text, weight)) {
    const buffer = new GlyphBuffer();
    buffer.addText(run.text);
    buffer.guessSegmentProperties();
    shape(run.font, buffer);
    for (const { codepoint: glyph, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      const d = pathOf(run.font, glyph);
      if (d) paths += `<path transform="translate(${width + xOffset} ${yOffset})" d="${d}"/>`;
      width += xAdvance;
    }
  }
  return { paths, width };
}
