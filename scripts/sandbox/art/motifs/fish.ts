import { circle, path, placed } from '../canvas/geometry.ts';
import type { Motif, Pen } from '../canvas/pen.ts';
import { repeat } from '../canvas/random.ts';

/** The hilsa, leaping. */
export const hilsa: Motif = (pen) => placed(fish(pen), 0, -6, 1, -14) + splash(pen);

function fish(pen: Pen): string {
  const body = 'M-198 -6C-168 -74 -84 -112 6 -96C70 -84 112 -48 138 -14C112 36 60 84 -16 88C-96 90 -166 58 -198 -6Z';
  const scales = repeat(8, (row) =>
    repeat(13, (column) =>
      pen.line(path`M${-112 + column * 20 + (row % 2) * 10} ${-84 + row * 23}q14 12 0 24`, pen.tone('blue', 0.02), 2.6, 'opacity=".55"'),
    ),
  );
  const light = pen.sheet.linear([
    [0, pen.tone('blue', -0.06)],
    [0.28, pen.tone('teal', 0.06)],
    [0.5, pen.tone('white', -0.03)],
    [0.78, pen.tone('white')],
    [1, pen.tone('pink', 0.08)],
  ]);
  const tail =
    pen.shape(
      'M126 -16C156 -40 176 -84 206 -96C196 -50 186 -18 188 6C192 36 202 64 208 92C176 84 148 40 126 0Z',
      pen.shade('teal', 0.08, -0.2, 0),
    ) + tailRays(pen);
  const back = pen.shape(
    'M-46 -96C-20 -150 34 -152 66 -132C44 -122 40 -104 44 -84C14 -100 -16 -102 -46 -96Z',
    pen.shade('teal', 0.02, -0.16),
    0.8,
  );
  const under =
    pen.shape('M-30 84C-20 124 14 140 40 130C24 116 26 98 28 78Z', pen.shade('teal'), 0.8) +
    pen.shape('M60 64C80 92 104 94 118 84C104 74 100 58 98 42Z', pen.shade('teal'), 0.8);
  const gill =
    pen.line('M-112 -76C-84 -40 -84 30 -112 68', pen.tone('blue', -0.1), 6) +
    pen.shape('M-92 8C-52 -8 -26 14 -22 42C-56 52 -84 38 -92 8Z', pen.shade('gold', 0, -0.16), 0.8);
  const face =
    pen.shape(circle(-146, -18, 21), pen.shade('gold', 0.06, -0.1), 0.6) +
    pen.shape(circle(-147, -18, 12), pen.tone('dark', -0.04), 0) +
    pen.shape(circle(-152, -23, 4.4), '#fff', 0) +
    pen.line('M-196 -4Q-174 8 -162 22', pen.tone('dark', 0.1), 5);
  return (
    tail +
    back +
    under +
    pen.shape(body, light) +
    pen.sheet.clipped(
      body,
      scales + pen.shape('M-198 -20C-120 -110 40 -110 138 -20C60 -74 -80 -80 -198 -20Z', '#fff', 0).replace('/>', ' opacity=".25"/>'),
    ) +
    pen.shape(body, 'none') +
    gill +
    face
  );
}

function tailRays(pen: Pen): string {
  return repeat(4, (index) =>
    pen.line(path`M146 ${-16 + index * 6}L${190 - index} ${-66 + index * 44}`, pen.tone('blue', -0.1), 3, 'opacity=".6"'),
  );
}

function splash(pen: Pen): string {
  const drops = [
    [-150, 110, 12],
    [-104, 142, 8],
    [118, 140, 12],
    [168, 104, 8],
    [60, 168, 7],
    [-170, -118, 7],
    [92, -156, 9],
  ].map(([x = 0, y = 0, size = 1]) =>
    placed(pen.shape('M0 -16C10 -2 10 10 0 11C-10 10 -10 -2 0 -16Z', pen.round('teal', 0.26, 0), 0.5), x, y, size / 9),
  );
  const crest =
    pen.shape(
      'M-130 196C-120 158 -92 140 -72 150C-66 130 -30 124 -20 148C0 126 40 128 48 152C76 140 112 160 122 196Z',
      pen.shade('teal', 0.22, -0.02),
      0.8,
    ) + pen.line('M-96 184Q-84 160 -66 168M-22 180Q-8 150 14 166M54 182Q70 160 90 176', '#fff', 6, 'opacity=".7"');
  return crest + drops.join('');
}
