import { EM, type Weight } from './fonts.ts';
import { type Outline, outlineOf } from './outline.ts';

export interface FittedText {
  size: number;
  lines: Outline[];
}

interface Place {
  /** In pixels. */
  width: number;
  maxLines: number;
  /** Sizes in pixels, the best first. */
  sizes: readonly number[];
  weight: Weight;
}

/** Signs that may not end a line, and those that may not begin one. */
const [OPENING, CLOSING] = ['（《「『【', '、。，！？：；）》」』】'];
/** What a line may not be broken in, with its signs: a word, or one character of Chinese, which has no spaces. */
const PIECES = new RegExp(`[${OPENING}]*(?:\\p{Script=Han}|[^\\s\\p{Script=Han}${OPENING}${CLOSING}]+)[${CLOSING}…%]*|\\s+|.`, 'gu');

/** Lines of a text that are no wider than `width` (in units of an em); a word that is wider stands alone. */
async function wrap(text: string, width: number, weight: Weight): Promise<string[]> {
  const lines = [''];
  for (const [piece] of text.matchAll(PIECES)) {
    const line = (lines.at(-1) ?? '') + piece;
    if (line.trim() === piece.trim() || (await outlineOf(line.trimEnd(), weight)).width <= width) lines[lines.length - 1] = line;
    else lines.push(piece.trimStart());
  }
  return lines.map((line) => line.trim()).filter(Boolean);
}

/** The line, cut until it fits with an ellipsis. */
async function cut(line: string, width: number, weight: Weight): Promise<string> {
  const chars = [...line];
  while (chars.length > 1 && (await outlineOf(`${chars.join('').trimEnd()}…`, weight)).width > width) chars.pop();
  return `${chars.join('').trimEnd()}…`;
}

/** The text in the largest size in which it fits; at the smallest one it is cut. */
export async function fitText(text: string, { width, maxLines, sizes, weight }: Place): Promise<FittedText> {
  for (const size of sizes) {
    const wide = (width / size) * EM;
    const lines = await wrap(text, wide, weight);
    const outlines = await Promise.all(lines.map((line) => outlineOf(line, weight)));
    if (lines.length <= maxLines && outlines.every((line) => line.width <= wide)) return { size, lines: outlines };
  }
  const size = sizes.at(-1) ?? EM;
  const wide = (width / size) * EM;
  const lines = await wrap(text, wide, weight);
  const kept = lines.slice(0, maxLines);
  const shown = await Promise.all(
    kept.map(async (line, index) => {
      const isCut = index === maxLines - 1 && lines.length > maxLines;
      return isCut || (await outlineOf(line, weight)).width > wide ? cut(line, wide, weight) : line;
    }),
  );
  return { size, lines: await Promise.all(shown.map((line) => outlineOf(line, weight))) };
}
