import { box, circle, path, placed, polar, polygon, ring } from '../canvas/geometry.ts';
import type { Motif } from '../canvas/pen.ts';
import { repeat } from '../canvas/random.ts';

/** The seam and shine of a cricket ball, with the stumps behind it. */
export const cricket: Motif = (pen) => {
  const stump = (x: number) => pen.shape(box(x - 11, -196, 22, 380, 10), pen.shade('gold', 0.06, -0.2, 0), 0.8);
  const bat = placed(
    pen.shape('M-34 -60C-34 -84 34 -84 34 -60L38 176C38 204 -38 204 -38 176Z', pen.shade('gold', 0.1, -0.14, 0)) +
      pen.shape(box(-13, -206, 26, 150, 10), pen.shade('dark', 0.2, 0, 0), 0.8) +
      repeat(5, (index) => pen.line(path`M-12 ${-186 + index * 26}l24 12`, pen.tone('red', 0.04), 5)) +
      pen.line('M0 -50L0 180', pen.tone('clay', 0.1), 4, 'opacity=".5"'),
    98,
    -6,
    1,
    26,
  );
  const seam = repeat(11, (index) =>
    pen.line(path`M${-84 + index * 16} ${-34 + Math.abs(index - 5) * 1.6 - (index - 5) * 5}l8 18`, pen.tone('white'), 4),
  );
  const ball =
    pen.shape(circle(0, 0, 104), pen.round('red', 0.14, -0.24)) +
    pen.line('M-98 14C-50 -22 50 -60 92 -46', pen.tone('white'), 4) +
    pen.line('M-92 40C-40 0 60 -38 100 -22', pen.tone('white'), 4) +
    seam +
    pen.shape('M-70 -50C-60 -76 -36 -90 -12 -92C-34 -76 -50 -60 -58 -40Z', '#fff', 0).replace('/>', ' opacity=".4"/>');
  return stump(-70) + stump(-22) + stump(26) + pen.shape(box(-84, -204, 122, 14, 6), pen.shade('red'), 0.7) + bat + placed(ball, -40, 76);
};

/** A football in flight. */
export const football: Motif = (pen) => {
  const ball = circle(0, 0, 168);
  const points = (...places: readonly (readonly [radius: number, degrees: number])[]) =>
    polygon(places.map(([radius, degrees]) => polar(radius, degrees)));
  const black = pen.shade('dark', 0.14, 0);
  const middle = pen.shape(points([58, 0], [58, 72], [58, 144], [58, 216], [58, 288]), black, 0.5);
  const [x1, y1] = polar(136, 20);
  const [x2, y2] = polar(136, 52);
  const around = ring(
    5,
    pen.shape(points([103, 0], [136, 20], [176, 15], [176, -15], [136, -20]), black, 0.5) +
      pen.line(path`M0 -58L0 -104M${x1} ${y1}L${x2} ${y2}`, pen.tone('dark', 0.2), 5),
  );
  const speed = repeat(3, (index) =>
    pen.line(path`M${-176 - index * 4} ${40 + index * 36}q-16 10 -${22 + index * 4} 26`, pen.tone('gold'), 8),
  );
  return (
    speed +
    pen.shape(ball, pen.round('white', 0.02, -0.3)) +
    pen.sheet.clipped(ball, around) +
    middle +
    pen.shape(ball, 'none') +
    pen.shape('M-120 -70C-100 -112 -60 -140 -20 -146C-56 -120 -86 -90 -104 -52Z', '#fff', 0).replace('/>', ' opacity=".5"/>')
  );
};
