import { circle, path, petal, placed, polar, polygon, ring } from '../canvas/geometry.ts';
import type { Motif, Pen } from '../canvas/pen.ts';
import { repeat } from '../canvas/random.ts';

/** A roulette wheel with a lily for its hub. */
export const wheel: Motif = (pen) => {
  const pockets = repeat(24, (index) => {
    const [x1, y1] = polar(168, index * 15);
    const [x2, y2] = polar(168, index * 15 + 15);
    const [x3, y3] = polar(112, index * 15 + 15);
    const [x4, y4] = polar(112, index * 15);
    const numbered = index % 2 ? 'red' : 'dark';
    const paint = index === 0 ? 'leaf' : numbered;
    return (
      pen.shape(
        polygon([
          [x1, y1],
          [x2, y2],
          [x3, y3],
          [x4, y4],
        ]),
        pen.tone(paint, 0.04),
        0,
      ) + pen.line(path`M${x1} ${y1}L${x4} ${y4}`, pen.tone('gold'), 3)
    );
  });
  const studs = ring(24, pen.shape(circle(0, -182, 5), pen.tone('white'), 0), 7.5);
  const hub =
    ring(
      8,
      pen.shape(
        petal(84, 44, 0.6),
        pen.sheet.linear([
          [0, pen.tone('gold', 0.12)],
          [1, pen.tone('orange', -0.1)],
        ]),
        0.5,
      ),
    ) +
    ring(8, pen.shape(petal(52, 28, 0.6), pen.tone('gold', 0.08), 0.4), 22.5) +
    pen.shape(circle(0, 0, 20), pen.round('gold', 0.16), 0.6);
  const [bx, by] = polar(140, 38);
  return (
    pen.shape(circle(0, 0, 202), pen.shade('clay', 0.1, -0.16)) +
    pen.shape(circle(0, 0, 172), pen.shade('gold', 0.04, -0.22), 0.5) +
    pockets +
    studs +
    pen.shape(circle(0, 0, 112), pen.round('clay', 0.06, -0.2), 0.6) +
    pen.line(circle(0, 0, 112), pen.tone('gold'), 5) +
    hub +
    pen.shape(circle(bx, by, 14), pen.round('white', 0.02, -0.2), 0.5) +
    pen.line('M-150 -110C-120 -150 -70 -176 -20 -182', '#fff', 8, 'opacity=".35"')
  );
};

/** Gold coins: one upright before its heap. */
export const coin: Motif = (pen) => {
  const heap = [
    [-130, 168, 0.34],
    [-40, 178, 0.34],
    [60, 178, 0.34],
    [140, 166, 0.34],
    [-92, 146, 0.34],
    [110, 142, 0.34],
    [-150, 134, 0.3],
  ].map(([x = 0, y = 0, size = 1]) => placed(lying(pen), x, y, size * 2.1));
  const far = placed(disc(pen), -92, -58, 0.56, -18) + placed(disc(pen), 112, -70, 0.5, 20);
  return (
    far +
    heap.slice(0, 4).join('') +
    placed(disc(pen), 6, -6, 0.86, 8) +
    heap.slice(4).join('') +
    [
      [-170, -120, 1],
      [168, -6, 0.8],
      [60, -178, 0.9],
    ]
      .map(([x = 0, y = 0, size = 1]) => placed(pen.shape('M0 -30L6 -6L30 0L6 6L0 30L-6 6L-30 0L-6 -6Z', '#fff', 0), x, y, size))
      .join('')
  );
};

function disc(pen: Pen): string {
  const lily =
    repeat(
      5,
      (index) => `<g transform="rotate(${-64 + index * 32})">${pen.shape(petal(92, 40, 0.6), pen.shade('gold', 0.14, -0.12), 0.5)}</g>`,
    ) +
    repeat(
      2,
      (index) => `<g transform="rotate(${-26 + index * 52})">${pen.shape(petal(64, 36, 0.6), pen.shade('gold', 0.16, -0.06), 0.5)}</g>`,
    );
  return (
    placed(pen.shape(circle(0, 0, 168), pen.shade('orange', -0.1, -0.26)), 12, 10) +
    pen.shape(
      circle(0, 0, 168),
      pen.sheet.linear(
        [
          [0, pen.tone('gold', 0.12)],
          [0.5, pen.tone('gold', -0.02)],
          [1, pen.tone('orange', -0.1)],
        ],
        50,
      ),
    ) +
    pen.shape(
      circle(0, 0, 134),
      pen.sheet.linear(
        [
          [0, pen.tone('orange', -0.06)],
          [1, pen.tone('gold', 0.04)],
        ],
        50,
      ),
      0.6,
    ) +
    ring(32, pen.shape(circle(0, -151, 5.4), pen.tone('gold', 0.14), 0)) +
    placed(lily, 0, 40) +
    pen.line('M-86 66q22 -16 43 0t43 0t43 0t43 0M-66 88q22 -16 43 0t43 0t43 0', pen.tone('gold', 0.14), 7) +
    pen.line('M-140 -62C-120 -106 -84 -136 -40 -148', '#fff', 10, 'opacity=".75"')
  );
}

function lying(pen: Pen): string {
  return (
    pen.shape('M-60 0L-60 20C-60 32 -34 40 0 40C34 40 60 32 60 20L60 0Z', pen.shade('orange', 0.06, -0.16, 0), 0.7) +
    pen.shape('M-60 0C-60 -12 -34 -20 0 -20C34 -20 60 -12 60 0C60 12 34 20 0 20C-34 20 -60 12 -60 0Z', pen.shade('gold', 0.1, -0.08), 0.7) +
    pen.line('M-40 0C-40 -8 -24 -12 0 -12C24 -12 40 -8 40 0', pen.tone('orange', -0.06), 3) +
    repeat(7, (index) => pen.line(path`M${-48 + index * 16} ${index % 6 ? 24 : 18}v12`, pen.tone('orange', -0.2), 2.6, 'opacity=".6"'))
  );
}
