import { box, circle, placed, polygon } from '../canvas/geometry.ts';
import type { Motif, Pen } from '../canvas/pen.ts';
import { at, pick, repeat } from '../canvas/random.ts';

const SUITS = {
  heart: 'M0 40C-60 0 -50 -44 -22 -44C-8 -44 0 -32 0 -24C0 -32 8 -44 22 -44C50 -44 60 0 0 40Z',
  spade: 'M0 -46C50 -6 52 26 28 30C16 32 6 24 4 16C6 30 10 38 18 44L-18 44C-10 38 -6 30 -4 16C-6 24 -16 32 -28 30C-52 26 -50 -6 0 -46Z',
  diamond: 'M0 -48L34 0L0 48L-34 0Z',
  club: 'M-18 44C-10 36 -6 28 -5 18C-12 30 -44 30 -44 4C-44 -14 -30 -20 -20 -18C-30 -44 30 -44 20 -18C30 -20 44 -14 44 4C44 30 12 30 5 18C6 28 10 36 18 44Z',
} as const;

type Suit = keyof typeof SUITS;

/** A hand of four cards, fanned. */
export const cards: Motif = (pen) => {
  const order = pick(pen.random, [
    ['club', 'diamond', 'spade', 'heart'],
    ['heart', 'spade', 'diamond', 'club'],
    ['diamond', 'club', 'heart', 'spade'],
  ] as const);
  return (
    placed(
      repeat(4, (index) => placed(placed(card(pen, at(order, index)), 0, -132), 0, 0, 1, -39 + index * 26)),
      0,
      126,
      0.96,
    ) + placed(pen.shape(circle(0, 0, 20), pen.round('gold'), 0.7), 0, 140)
  );
};

function card(pen: Pen, suit: Suit): string {
  const paint = suit === 'heart' || suit === 'diamond' ? 'red' : 'dark';
  const mark = (x: number, y: number, size: number, turn = 0) =>
    placed(pen.shape(SUITS[suit], pen.shade(paint, 0.1, -0.04), 0), x, y, size, turn);
  return (
    pen.shape(box(-74, -118, 160, 236, 16), pen.tone('dark'), 0).replace('/>', ' opacity=".25"/>') +
    pen.shape(box(-80, -120, 160, 236, 16), pen.shade('white', 0.02, -0.08), 0.9) +
    pen.line(box(-66, -106, 132, 208, 9), pen.tone('gold', -0.06), 3) +
    mark(0, -2, 1.12) +
    mark(-52, -88, 0.34) +
    mark(52, 84, 0.34, 180) +
    pen.line('M-34 -88h60M34 84h-60', pen.tone('gold', -0.06), 2.4)
  );
}

/** Two dice, thrown. */
export const dice: Motif = (pen) => {
  const [first, second] = pick(pen.random, [
    ['red', 'white'],
    ['white', 'violet'],
    ['teal', 'white'],
    ['gold', 'red'],
  ] as const);
  const faces = pick(pen.random, [
    [5, 3, 6, 1, 4, 2],
    [6, 4, 5, 3, 2, 1],
    [1, 2, 3, 6, 5, 4],
  ] as const);
  return placed(die(pen, second, faces.slice(3)), 74, -62, 0.92, 18) + placed(die(pen, first, faces.slice(0, 3)), -62, 58, 1.16, -12);
};

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-0.5, -0.5],
    [0.5, 0.5],
  ],
  3: [
    [-0.5, -0.5],
    [0, 0],
    [0.5, 0.5],
  ],
  4: [
    [-0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
    [0.5, -0.5],
  ],
  5: [
    [-0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
    [0.5, -0.5],
    [0, 0],
  ],
  6: [
    [-0.5, -0.55],
    [0.5, 0.55],
    [-0.5, 0.55],
    [0.5, -0.55],
    [-0.5, 0],
    [0.5, 0],
  ],
};

function die(pen: Pen, paint: 'red' | 'white' | 'violet' | 'teal' | 'gold', values: readonly number[]): string {
  const pip = paint === 'white' ? 'red' : 'white';
  const face = (matrix: string, step: number, value: number) =>
    `<g transform="matrix(${matrix})">${pen.shape(
      box(-50, -50, 100, 100, 13),
      pen.style.flat
        ? pen.tone(paint, step)
        : pen.sheet.linear(
            [
              [0, pen.tone(paint, step + 0.06)],
              [1, pen.tone(paint, step - 0.06)],
            ],
            45,
          ),
      0.8,
    )}${(PIPS[value] ?? []).map(([x, y]) => pen.shape(circle(x * 56, y * 56, 11.5), pen.tone(pip, step - 0.12), 0) + pen.shape(circle(x * 56 + 1, y * 56 + 2, 9.5), pen.tone(pip, step), 0)).join('')}</g>`;
  const outline = polygon([
    [0, -112],
    [97, -56],
    [97, 56],
    [0, 112],
    [-97, 56],
    [-97, -56],
  ]);
  return (
    pen.shape(outline, pen.tone(paint, -0.1)) +
    face('.97 .56 -.97 .56 0 -56', 0.05, at(values, 0)) +
    face('.97 .56 0 1.12 -48.5 28', -0.04, at(values, 1)) +
    face('.97 -.56 0 1.12 48.5 28', -0.14, at(values, 2))
  );
}
