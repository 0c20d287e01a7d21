import { circle, petal, placed, ring } from '../canvas/geometry.ts';
import type { Motif, Pen } from '../canvas/pen.ts';
import { repeat } from '../canvas/random.ts';

/** A painted water pot, running over with coins. */
export const matka: Motif = (pen) => {
  const belly = 'M-70 -70C-150 -50 -186 20 -168 90C-150 158 -84 192 0 192C84 192 150 158 168 90C186 20 150 -50 70 -70Z';
  const rosette =
    ring(12, pen.shape(petal(46, 20, 0.6), pen.tone('white'), 0.2)) +
    pen.shape(circle(0, 0, 15), pen.tone('red'), 0.3) +
    ring(12, pen.shape(circle(0, -56, 4.6), pen.tone('white'), 0));
  const bands =
    pen.shape('M-190 -14C-90 16 90 16 190 -14L192 8C90 38 -90 38 -192 8Z', pen.shade('gold'), 0) +
    pen.shape('M-180 130C-90 160 90 160 180 130L170 150C90 180 -90 180 -170 150Z', pen.shade('gold'), 0) +
    repeat(13, (index) =>
      placed(pen.shape('M0 -8L9 6L-9 6Z', pen.tone('white'), 0), -150 + index * 25, -32 + (6 - Math.abs(index - 6)) * 3.2),
    );
  const shine = pen
    .shape('M-140 10C-136 -20 -110 -44 -84 -52C-108 -20 -120 20 -116 60C-132 50 -142 30 -140 10Z', '#fff', 0)
    .replace('/>', ' opacity=".32"/>');
  const coins = [
    [-50, -122, -12],
    [44, -126, 16],
    [0, -140, 0],
    [-22, -108, 8],
    [24, -106, -6],
    [-74, -104, 4],
    [76, -104, -4],
  ].map(([x = 0, y = 0, turn = 0]) =>
    placed(
      pen.shape(circle(0, 0, 30), pen.round('gold', 0.12, -0.16), 0.7) + pen.line(circle(0, 0, 20), pen.tone('orange', -0.08), 4),
      x,
      y,
      1,
      turn,
    ),
  );
  return (
    coins.join('') +
    pen.shape(belly, pen.shade('clay', 0.14, -0.16, 40)) +
    pen.sheet.clipped(belly, bands + placed(rosette, 0, 82) + placed(rosette, -136, 84, 0.8) + placed(rosette, 136, 84, 0.8)) +
    shine +
    pen.shape(belly, 'none') +
    pen.shape(
      'M-100 -104C-60 -84 60 -84 100 -104C108 -84 96 -66 78 -62C40 -48 -40 -48 -78 -62C-96 -66 -108 -84 -100 -104Z',
      pen.shade('clay', 0.14, -0.12, 0),
    ) +
    fallen(pen)
  );
};

function fallen(pen: Pen): string {
  return [
    [-166, 176],
    [-128, 190],
    [140, 188],
    [178, 172],
  ]
    .map(([x = 0, y = 0]) =>
      placed(
        pen.shape('M-24 0C-24 -12 24 -12 24 0L24 8C24 20 -24 20 -24 8Z', pen.shade('orange', 0, -0.16), 0.6) +
          pen.shape('M-24 0C-24 -12 24 -12 24 0C24 12 -24 12 -24 0Z', pen.tone('gold', 0.06), 0.5),
        x,
        y,
      ),
    )
    .join('');
}
