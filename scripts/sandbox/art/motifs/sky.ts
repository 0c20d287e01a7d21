import { circle, ellipse, mirrored, path, petal, placed, ring } from '../canvas/geometry.ts';
import type { PaintName } from '../canvas/paints.ts';
import type { Motif, Pen } from '../canvas/pen.ts';
import { pick, repeat } from '../canvas/random.ts';

/** A fighting kite with its tail. */
export const kite: Motif = (pen) => {
  const [a, b, c] = pick(pen.random, [
    ['red', 'gold', 'blue'],
    ['pink', 'teal', 'gold'],
    ['violet', 'orange', 'white'],
    ['leaf', 'gold', 'red'],
    ['blue', 'white', 'orange'],
  ] as const) as readonly [PaintName, PaintName, PaintName];
  const half = pen.shape('M0 -186L136 -30L0 120Z', pen.shade(a, 0.06, -0.1, 45), 0);
  const other = pen.shape('M0 -186L-136 -30L0 120Z', pen.shade(b, 0.06, -0.1, 45), 0);
  const inner = mirrored(pen.shape('M0 -120L76 -30L0 54Z', pen.tone(c, 0.02), 0.5));
  const eye = placed(
    ring(12, pen.shape(petal(40, 16), pen.tone(b === 'white' ? 'gold' : 'white'), 0.3)) +
      pen.shape(circle(0, 0, 15), pen.round(a, 0.12), 0.5),
    0,
    -30,
  );
  const tassels = mirrored(placed(pen.shape('M0 0L34 -14L30 4L38 18L26 26Z', pen.shade(c), 0.6), 134, -32));
  const sticks = pen.line('M0 -186L0 120', pen.tone('clay', -0.1), 6) + pen.line('M-136 -30Q0 -76 136 -30', pen.tone('clay', -0.1), 6);
  const fin = pen.shape('M0 96L44 150L0 140L-44 150Z', pen.shade(c), 0.8);
  return (
    placed(
      pen.line('M0 40C30 90 120 160 210 150', pen.tone('white'), 3) +
        half +
        other +
        inner +
        pen.shape('M0 -186L136 -30L0 120L-136 -30Z', 'none') +
        sticks +
        eye +
        tassels +
        fin,
      22,
      -12,
      1,
      16,
    ) + tail(pen, a, b, c)
  );
};

function tail(pen: Pen, ...paints: readonly PaintName[]): string {
  const bows = [
    [-28, 152, 40],
    [-66, 178, -10],
    [-110, 180, 24],
    [-152, 160, 60],
    [-184, 124, 96],
  ].map(([x = 0, y = 0, turn = 0], index) =>
    placed(
      pen.shape('M0 0L-26 -15L-26 15ZM0 0L26 -15L26 15Z', pen.shade(paints[index % paints.length] ?? 'gold'), 0.6),
      x,
      y,
      1 - index * 0.07,
      turn + 90,
    ),
  );
  return pen.line('M-8 126C-30 190 -150 210 -190 110', pen.tone('white'), 4) + bows.join('');
}

/** An umbrella in the rain. */
export const umbrella: Motif = (pen) => {
  const [first, second] = pick(pen.random, [
    ['red', 'gold'],
    ['pink', 'teal'],
    ['violet', 'orange'],
    ['blue', 'gold'],
  ] as const);
  const dome =
    'M-196 10C-192 -100 -104 -172 0 -172C104 -172 192 -100 196 10C180 -16 140 -16 124 8C108 -16 78 -16 64 8C44 -18 -44 -18 -64 8C-78 -16 -108 -16 -124 8C-140 -16 -180 -16 -196 10Z';
  const panels =
    mirrored(
      pen.shape('M0 -172C104 -172 192 -100 196 10C180 -16 140 -16 124 8C116 -70 64 -140 0 -172Z', pen.shade(first, 0.06, -0.14), 0.7) +
        pen.shape('M0 -172C64 -140 116 -70 124 8C108 -16 78 -16 64 8C60 -70 36 -130 0 -172Z', pen.shade(second, 0.08, -0.12), 0.7),
    ) + pen.shape('M0 -172C36 -130 60 -70 64 8C44 -18 -44 -18 -64 8C-60 -70 -36 -130 0 -172Z', pen.shade(first, 0.08, -0.1), 0.7);
  const dots = repeat(5, (index) =>
    ring(
      1,
      placed(
        ring(5, pen.shape(petal(17, 13, 0.6), pen.tone('white'), 0)) + pen.shape(circle(0, 0, 5), pen.tone('gold'), 0),
        -124 + index * 62,
        -66 - (2 - Math.abs(index - 2)) * 22,
      ),
    ),
  );
  const rain = repeat(12, (index) =>
    placed(
      pen.shape('M0 -16C10 -2 10 10 0 11C-10 10 -10 -2 0 -16Z', pen.round('teal', 0.26, 0.02), 0.4),
      -190 + index * 34.5,
      index % 2 ? 74 : 122,
      0.9,
    ),
  );
  return (
    pen.line('M0 -196L0 150C0 200 -60 200 -60 158', pen.tone('clay', -0.06), 14) +
    pen.line('M-3 0L-3 148', pen.tone('gold', 0.02), 4) +
    rain +
    pen.shape(dome, pen.tone(first)) +
    panels +
    dots +
    pen.shape(dome, 'none') +
    pen.shape(circle(0, -180, 11), pen.round('gold'), 0.6) +
    pen.line('M-150 -60C-128 -106 -90 -136 -54 -150', '#fff', 9, 'opacity=".45"') +
    repeat(3, (index) => pen.line(ellipse(-110 + index * 110, 192 - (index % 2) * 8, 44, 9), pen.tone('teal', 0.14), 4, 'opacity=".7"'))
  );
};

/** A butterfly, wings open. */
export const butterfly: Motif = (pen) => {
  const [a, b] = pick(pen.random, [
    ['orange', 'pink'],
    ['violet', 'teal'],
    ['blue', 'leaf'],
    ['pink', 'gold'],
    ['teal', 'violet'],
  ] as const);
  const upper = 'M10 -16C40 -110 120 -178 188 -158C214 -92 172 -8 96 10C62 16 30 6 10 -6Z';
  const lower = 'M10 0C60 10 140 18 156 74C164 130 118 184 82 164C72 184 58 176 52 148C34 112 16 50 10 14Z';
  const wing =
    pen.shape(lower, pen.shade(b, 0.08, -0.16)) +
    pen.shape('M30 26C76 36 116 46 126 82C128 116 106 140 86 134C66 120 44 70 30 26Z', pen.tone('gold', 0.06), 0.5) +
    pen.shape(circle(94, 92, 18), pen.round(a, 0.1), 0.5) +
    pen.shape(circle(94, 92, 7), pen.tone('dark'), 0) +
    pen.shape(upper, pen.shade(a, 0.1, -0.14, 120)) +
    pen.shape('M34 -30C62 -96 116 -136 162 -132C170 -86 140 -32 88 -14C66 -8 46 -16 34 -30Z', pen.shade('gold', 0.08, -0.1), 0.5) +
    pen.line('M18 -18C70 -50 120 -96 164 -136M20 -14C70 -30 116 -46 158 -84M20 -10C60 -14 100 -16 134 -34', pen.tone('dark'), 5) +
    repeat(5, (index) =>
      pen.shape(circle(196 - index * 9 - (index > 2 ? (index - 2) * 14 : 0), -128 + index * 29, 6), pen.tone('white'), 0),
    ) +
    repeat(4, (index) => pen.shape(circle(152 - index * 16, 104 + index * 17, 5), pen.tone('white'), 0));
  const feeler = pen.line('M4 -64C20 -100 46 -128 74 -132', pen.tone('dark'), 5) + pen.shape(circle(76, -132, 7), pen.tone('gold'), 0.5);
  return (
    mirrored(wing + feeler) +
    pen.shape('M0 -78C16 -78 18 -50 14 -34C20 10 14 80 0 118C-14 80 -20 10 -14 -34C-18 -50 -16 -78 0 -78Z', pen.shade('clay', 0, -0.2)) +
    repeat(5, (index) => pen.line(path`M${-11 + index} ${-6 + index * 20}q${11 - index} 8 ${22 - index * 2} 0`, pen.tone('gold'), 4))
  );
};
