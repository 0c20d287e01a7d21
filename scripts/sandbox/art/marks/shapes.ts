import type { Place } from '../lettering/set-title.ts';

/** Where the sign and the name stand on a chip. */
interface Shape {
  width: number;
  height: number;
  /** Middle of the sign, and its size: 1 is about 48 units across. */
  glyph: { x: number; y: number; size: number };
  title: Place;
}

/** As operators upload them: most marks are 5 by 2, but a site has to take every proportion as it comes. */
export const SHAPES = {
  /** 5 : 2 */
  label: { width: 240, height: 96, glyph: { x: 44, y: 48, size: 1.02 }, title: { x: 151, y: 48, width: 142, height: 36 } },
  /** 5 : 1 */
  ribbon: { width: 480, height: 96, glyph: { x: 52, y: 48, size: 1.1 }, title: { x: 276, y: 48, width: 356, height: 50 } },
  /** 1 : 1 */
  square: { width: 240, height: 240, glyph: { x: 120, y: 96, size: 2.5 }, title: { x: 120, y: 196, width: 190, height: 40 } },
  /** 3 : 4 */
  tall: { width: 240, height: 320, glyph: { x: 120, y: 128, size: 3 }, title: { x: 120, y: 262, width: 196, height: 50 } },
} as const satisfies Record<string, Shape>;

export type ShapeName = keyof typeof SHAPES;
export const SHAPE_NAMES = Object.keys(SHAPES) as ShapeName[];
