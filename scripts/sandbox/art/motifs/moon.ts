import { circle, path, petal, placed } from '../canvas/geometry.ts';
import type { Motif } from '../canvas/pen.ts';
import { repeat } from '../canvas/random.ts';

/** The moon among clouds, over reeds. */
export const moon: Motif = (pen) => {
  const disc = circle(0, -14, 166);
  const craters = [
    [-60, -70, 30],
    [46, -96, 18],
    [70, -10, 36],
    [-20, 20, 22],
    [-90, 10, 14],
    [20, 84, 26],
  ].map(
    ([x = 0, y = 0, r = 0]) =>
      pen.shape(circle(x, y, r), pen.tone('gold', -0.02), 0).replace('/>', ' opacity=".4"/>') +
      pen.shape(circle(x + r * 0.12, y + r * 0.14, r * 0.82), pen.tone('white', -0.05), 0).replace('/>', ' opacity=".8"/>'),
  );
  const cloud = (x: number, y: number, size: number) =>
    placed(
      pen.shape(
        'M-150 40C-176 40 -180 6 -150 2C-150 -34 -100 -44 -84 -16C-70 -60 0 -64 14 -20C40 -48 92 -36 90 0C126 -8 142 40 108 40Z',
        pen.shade('white', 0, -0.22),
        0.9,
      ) + pen.line('M-138 22q20 -26 44 -6M-66 14q26 -44 60 -8M20 18q24 -30 50 -8', pen.tone('blue', 0.2), 5, 'opacity=".7"'),
      x,
      y,
      size,
    );
  const reeds = repeat(9, (index) => {
    const x = -170 + index * 42 + (index % 2) * 12;
    const tall = 70 + ((index * 37) % 60);
    return (
      pen.line(path`M${x} 204Q${x + 6} ${190 - tall * 0.5} ${x + (index % 2 ? 22 : -20)} ${200 - tall}`, pen.tone('leaf', -0.14), 6) +
      placed(
        pen.shape(petal(56, 20, 0.5), pen.shade('white', 0, -0.16), 0.4),
        x + (index % 2 ? 20 : -18),
        204 - tall,
        0.9,
        index % 2 ? 18 : -16,
      )
    );
  });
  return (
    pen.glow(0, -14, 290, 'gold', 0.6) +
    pen.shape(
      disc,
      pen.sheet.radial(
        [
          [0, pen.tone('white', 0.02)],
          [0.6, pen.tone('gold', 0.1)],
          [1, pen.tone('gold', -0.04)],
        ],
        0.38,
        0.34,
        0.7,
      ),
    ) +
    craters.join('') +
    cloud(-96, 96, 0.9) +
    cloud(120, -92, 0.66) +
    cloud(104, 124, 0.72) +
    reeds
  );
};
