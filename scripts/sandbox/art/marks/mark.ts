import { hex, oklch, toned } from '../canvas/colour.ts';
import { box, placed } from '../canvas/geometry.ts';
import { Sheet } from '../canvas/sheet.ts';
import type { FontName } from '../lettering/fonts.ts';
import { setTitle } from '../lettering/set-title.ts';
import { type GlyphName, glyphs } from './glyphs.ts';
import { SHAPES, type ShapeName } from './shapes.ts';

type Oklch = readonly [l: number, c: number, h: number];

/** A partner or a payment method, and what its mark looks like. */
export interface MarkSubject {
  name: string;
  shape: ShapeName;
  sign: GlyphName;
  font: FontName;
  chip: Oklch;
  /** The second colour of the sign; letters are light on dark chips and dark on light ones. */
  accent: Oklch;
}

/** The mark of a partner or a payment method, on a chip of its own, so that it reads on any background. */
export function markPicture({ name, shape, sign, font, ...colours }: MarkSubject): string {
  const [chip, accent] = [oklch(...colours.chip), oklch(...colours.accent)];
  const { width, height, glyph, title: place } = SHAPES[shape];
  const sheet = new Sheet(width, height);
  const isLight = chip.l > 0.7;
  const ink = hex(isLight ? oklch(0.27, 0.06, chip.h) : oklch(0.98, 0.015, 90));
  const title = setTitle(name, place, { font });
  const background = sheet.linear([
    [0, toned(chip, 0.04)],
    [1, toned(chip, -0.05)],
  ]);
  const edge = hex(isLight ? toned(chip, -0.16) : toned(chip, 0.16));
  return sheet.svg(
    `<path d="${box(3, 5, width - 6, height - 10, 20)}" fill="${background}" stroke="${edge}" stroke-width="2.4"/>` +
      placed(glyphs[sign](ink, hex(accent)), glyph.x, glyph.y, glyph.size) +
      `<path d="${title.path}" fill="${ink}"/>`,
  );
}
