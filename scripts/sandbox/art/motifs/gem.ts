import { placed, polygon } from '../canvas/geometry.ts';
import type { PaintName } from '../canvas/paints.ts';
import type { Motif } from '../canvas/pen.ts';
import { pick } from '../canvas/random.ts';

const STONES = [
  [/ruby|red/i, 'red'],
  [/sapphire|blue/i, 'blue'],
  [/emerald|green/i, 'leaf'],
  [/pink|rani/i, 'pink'],
  [/crystal|diamond|pearl/i, 'teal'],
] as const satisfies readonly (readonly [RegExp, PaintName])[];

/** A cut stone, lit from above. */
export const gem: Motif = (pen) => {
  const chance = pick(pen.random, ['red', 'blue', 'leaf', 'violet', 'pink', 'teal'] as const);
  const paint = STONES.find(([word]) => word.test(pen.words))?.[1] ?? chance;
  const facet = (points: readonly (readonly [number, number])[], step: number) =>
    pen.shape(
      polygon(points),
      pen.sheet.linear(
        [
          [0, pen.tone(paint, step + 0.06)],
          [1, pen.tone(paint, step - 0.06)],
        ],
        60,
      ),
      0.35,
    );
  const outline = polygon([
    [-106, -140],
    [106, -140],
    [190, -50],
    [0, 186],
    [-190, -50],
  ]);
  const facets =
    facet(
      [
        [-106, -140],
        [0, -140],
        [-56, -96],
      ],
      0.2,
    ) +
    facet(
      [
        [0, -140],
        [106, -140],
        [56, -96],
      ],
      0.12,
    ) +
    facet(
      [
        [-56, -96],
        [0, -140],
        [56, -96],
      ],
      0.28,
    ) +
    facet(
      [
        [-106, -140],
        [-56, -96],
        [-190, -50],
      ],
      0.1,
    ) +
    facet(
      [
        [106, -140],
        [56, -96],
        [190, -50],
      ],
      0,
    ) +
    facet(
      [
        [-190, -50],
        [-56, -96],
        [-92, -50],
      ],
      0.24,
    ) +
    facet(
      [
        [190, -50],
        [56, -96],
        [92, -50],
      ],
      -0.04,
    ) +
    facet(
      [
        [-56, -96],
        [56, -96],
        [92, -50],
        [-92, -50],
      ],
      0.16,
    ) +
    facet(
      [
        [-190, -50],
        [-92, -50],
        [0, 186],
      ],
      0.02,
    ) +
    facet(
      [
        [-92, -50],
        [0, -50],
        [0, 186],
      ],
      0.12,
    ) +
    facet(
      [
        [0, -50],
        [92, -50],
        [0, 186],
      ],
      -0.06,
    ) +
    facet(
      [
        [92, -50],
        [190, -50],
        [0, 186],
      ],
      -0.16,
    );
  const small = (x: number, y: number, size: number, other: PaintName, turn: number) =>
    placed(
      pen.shape(
        polygon([
          [-26, -30],
          [26, -30],
          [44, -8],
          [0, 44],
          [-44, -8],
        ]),
        pen.shade(other, 0.16, -0.14, 60),
        0.7,
      ) + pen.line('M-44 -8L44 -8M-26 -30L-14 -8L0 44L14 -8L26 -30', pen.tone(other, 0.24), 3),
      x,
      y,
      size,
      turn,
    );
  const shine = pen.shape('M0 -40L7 -7L40 0L7 7L0 40L-7 7L-40 0L-7 -7Z', '#fff', 0);
  return (
    pen.glow(0, 0, 250, paint, 0.55) +
    small(-158, 118, 1, 'gold', -20) +
    small(160, 122, 0.9, paint === 'pink' ? 'teal' : 'pink', 24) +
    pen.shape(outline, pen.tone(paint)) +
    facets +
    pen.shape(outline, 'none') +
    placed(shine, -92, -112) +
    placed(shine, 132, -70, 0.6) +
    placed(shine, -30, 20, 0.5)
  );
};
