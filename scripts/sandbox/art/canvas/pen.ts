import { type Colour, hex, toned } from './colour.ts';
import { circle } from './geometry.ts';
import type { PaintName, Paints } from './paints.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';

export interface PenStyle {
  paints: Paints;
  /** Colour of outlines. */
  outline: Colour;
  /** Width of an outline in a motif's own units (it is about 400 across); 0 draws none. */
  weight: number;
  /** Flat paint in place of light and shade. */
  flat?: boolean;
}

/** A motif draws itself round the origin, within about 200 units each way. */
export type Motif = (pen: Pen) => string;

/** Draws shapes in one style: its paints, its outline, its light (always from above). */
export class Pen {
  readonly sheet: Sheet;
  readonly random: Random;
  readonly style: PenStyle;
  /** The picture's title: some motifs take a colour from it. */
  readonly words: string;

  constructor(sheet: Sheet, random: Random, style: PenStyle, words = '') {
    this.sheet = sheet;
    this.random = random;
    this.style = style;
    this.words = words;
  }

  tone(paint: PaintName, step = 0): string {
    return hex(toned(this.style.paints[paint], step));
  }

  /** A paint lit from one side to the other: by default from above. */
  shade(paint: PaintName, light = 0.08, dark = -0.16, degrees = 90): string {
    if (this.style.flat) return this.tone(paint, (light + dark) / 3);
    const base = this.style.paints[paint];
    return this.sheet.linear(
      [
        [0, toned(base, light)],
        [0.45, base],
        [1, toned(base, dark)],
      ],
      degrees,
    );
  }

  /** From one paint to another across the shape. */
  blend(first: PaintName, second: PaintName, degrees = 90): string {
    const { paints } = this.style;
    return this.sheet.linear(
      [
        [0, toned(paints[first], 0.04)],
        [0.5, paints[first]],
        [1, paints[second]],
      ],
      degrees,
    );
  }

  /** A ball of paint: light at the upper left. */
  round(paint: PaintName, light = 0.14, dark = -0.2): string {
    if (this.style.flat) return this.tone(paint);
    const base = this.style.paints[paint];
    return this.sheet.radial(
      [
        [0, toned(base, light)],
        [0.5, base],
        [1, toned(base, dark)],
      ],
      0.36,
      0.3,
      0.75,
    );
  }

  /** A filled path with the style's outline; `line` scales its width, 0 leaves it out. */
  shape(data: string, fill: string, line = 1): string {
    return `<path d="${data}" fill="${fill}"${this.#outline(line)}/>`;
  }

  /** A line without filling. */
  line(data: string, stroke: string, width: number, extra = ''): string {
    return `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
  }

  /** A soft light that fades outwards. */
  glow(x: number, y: number, radius: number, paint: PaintName, strength = 0.6): string {
    const colour = toned(this.style.paints[paint], 0.06);
    const fill = this.sheet.radial([
      [0, colour, strength],
      [0.35, colour, strength * 0.5],
      [1, colour, 0],
    ]);
    return `<path d="${circle(x, y, radius)}" fill="${fill}"/>`;
  }

  #outline(line: number): string {
    const width = Math.round(this.style.weight * line * 10) / 10;
    return width > 0 ? ` stroke="${hex(this.style.outline)}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"` : '';
  }
}
