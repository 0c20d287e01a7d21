import { circle, ellipse, petal, placed, ring } from '../canvas/geometry.ts';

/** Small signs within 24 units of the origin; `colour` fills them, `second` is the chip's or an accent's colour. */
export type Glyph = (colour: string, second: string) => string;

const line = (data: string, colour: string, width = 4) =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const fill = (data: string, colour: string) => `<path d="${data}" fill="${colour}"/>`;

export const glyphs = {
  wave: (c, s) =>
    line('M-22 -8q7 -12 14 0t14 0t14 0', c, 5) + line('M-22 4q7 -12 14 0t14 0t14 0', s, 5) + line('M-22 16q7 -12 14 0t14 0t14 0', c, 5),
  shell: (c, s) =>
    fill('M0 20C-14 18 -26 2 -20 -10C-14 -22 14 -22 20 -10C26 2 14 18 0 20Z', c) +
    line('M0 18L-14 -10M0 18L-5 -14M0 18L5 -14M0 18L14 -10', s, 2.6),
  boat: (c, s) =>
    fill('M-22 4C-10 12 10 12 22 2C20 18 10 22 0 22C-10 22 -18 18 -22 4Z', c) +
    fill('M-2 6V-22C12 -16 16 -4 14 4Z', s) +
    fill('M-6 6V-14C-14 -8 -16 0 -14 4Z', c),
  path: (c, s) => line('M-16 20C-16 4 16 10 10 -6C6 -16 -8 -10 -10 -20', c, 6) + fill(circle(-10, -20, 5), s) + fill(circle(-16, 20, 5), s),
  pot: (c, s) =>
    fill('M-9 -8C-26 -2 -24 22 0 22C24 22 26 -2 9 -8Z', c) +
    fill('M-13 -18H13C14 -12 10 -9 9 -8H-9C-10 -9 -14 -12 -13 -18Z', c) +
    fill('M-20 4C-8 9 8 9 20 4V9C8 14 -8 14 -20 9Z', s),
  letter: (c, s) => fill('M-22 -15H22V15H-22Z', c) + line('M-20 -13L0 4L20 -13', s, 3.4),
  lantern: (c, s) =>
    fill('M-10 -10C-18 0 -16 10 -10 15H10C16 10 18 0 10 -10ZM-13 16H13V22H-13ZM-8 -17H8V-11H-8Z', c) +
    fill('M0 12C-8 9 -7 0 0 -8C7 0 8 9 0 12Z', s) +
    line('M-9 -16C-9 -26 9 -26 9 -16', c, 2.6),
  steps: (c, s) => fill('M-22 20V12H-12V4H-2V-4H8V-12H22V20Z', c) + fill(circle(-10, -12, 7), s),
  cloud: (c, s) =>
    fill('M-14 6C-26 6 -24 -10 -13 -8C-12 -22 8 -22 9 -10C22 -14 26 6 14 6Z', c) + line('M-10 12l-3 9M1 12l-3 9M12 12l-3 9', s, 4),
  rosette: (c, s) => ring(8, fill(petal(23, 11, 0.6), c)) + fill(circle(0, 0, 6), s),
  reed: (c, s) =>
    line('M-8 22C-8 4 -12 -6 -18 -14M0 22C0 2 2 -8 2 -18M8 22C8 6 12 -2 18 -8', c, 3) +
    placed(fill(petal(18, 8), s), -15, -8, 1, -24) +
    placed(fill(petal(18, 8), s), 2, -8, 1, 4) +
    placed(fill(petal(18, 8), s), 15, -3, 1, 34),
  parrot: (c, s) =>
    fill('M-14 -18C0 -26 14 -14 10 0C8 12 -2 16 -8 24C-10 8 -20 -4 -14 -18Z', c) +
    fill('M-14 -16C-22 -14 -22 -6 -16 -4Z', s) +
    fill(circle(-7, -13, 2.6), s) +
    fill('M0 -4C8 2 6 14 -4 20C0 10 -2 4 0 -4Z', s),
  sea: (c, s) =>
    fill(circle(0, -6, 13), s) +
    fill('M-23 2C-15 -6 -7 10 0 2C7 -6 15 10 23 2V10C15 18 7 2 0 10C-7 18 -15 2 -23 10Z', c) +
    line('M-16 20q8 -8 16 0t16 0', c, 4),
  wing: (c, s) =>
    fill('M-2 18C-26 14 -26 -10 -18 -22C-14 -8 -8 -6 -2 -2Z', c) +
    fill('M2 18C26 14 26 -10 18 -22C14 -8 8 -6 2 -2Z', c) +
    fill('M0 -12C6 -2 6 18 0 24C-6 18 -6 -2 0 -12Z', s),
  sun: (c, s) => ring(12, fill('M-2.4 -15L0 -24L2.4 -15Z', c)) + fill(circle(0, 0, 12), c) + fill('M-24 6H24V10H-24ZM-18 14H18V18H-18Z', s),
  bird: (c, s) =>
    fill(
      'M-22 -8C-10 -20 0 -10 4 -2C10 -16 18 -18 24 -18C22 -4 14 10 0 12C-8 13 -12 18 -20 18C-14 12 -14 4 -12 0C-16 0 -20 -2 -22 -8Z',
      c,
    ) + fill(ellipse(-12, -7, 2.4, 2.4), s),
} satisfies Record<string, Glyph>;

export type GlyphName = keyof typeof glyphs;
export const GLYPH_NAMES = Object.keys(glyphs) as GlyphName[];
