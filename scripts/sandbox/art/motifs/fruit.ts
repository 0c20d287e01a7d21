import { path, petal, placed, wedge } from '../canvas/geometry.ts';
import type { Motif, Pen } from '../canvas/pen.ts';
import { pick, repeat } from '../canvas/random.ts';

/** Mangoes on the branch. */
export const mango: Motif = (pen) => {
  const stem = pen.line('M-30 -196C-10 -176 -6 -150 -58 -96M-8 -168C30 -160 60 -130 70 -80', pen.tone('clay', -0.1), 11);
  const leaves = [
    [-24, -176, -112, 1.1],
    [-20, -172, -62, 1],
    [4, -172, 96, 1.15],
    [0, -170, 58, 0.95],
    [-14, -186, -14, 0.8],
    [2, -160, 134, 0.86],
  ].map(([x = 0, y = 0, turn = 0, size = 1]) => placed(leaf(pen), x, y, size, turn));
  const [blush] = pick(pen.random, [['red'], ['pink'], ['leaf']] as const);
  const bough = leaves.slice(0, 3).join('') + stem;
  const fruits = placed(fruit(pen, blush), 66, 46, 0.92, 14) + placed(fruit(pen, blush), -62, 50, 1.06, -8);
  return placed(bough + fruits + leaves.slice(3).join(''), 0, 26, 0.88);
};

function fruit(pen: Pen, blush: 'red' | 'pink' | 'leaf'): string {
  const body =
    'M8 -142C70 -142 118 -82 114 -4C110 84 50 146 -14 142C-54 138 -74 116 -92 118C-110 118 -104 92 -96 70C-116 -20 -78 -142 8 -142Z';
  const colours = pen.style.flat
    ? pen.tone('gold')
    : pen.sheet.radial(
        [
          [0, pen.tone('gold', 0.1)],
          [0.4, pen.tone('gold')],
          [0.72, pen.tone('orange')],
          [1, pen.tone(blush, -0.06)],
        ],
        0.34,
        0.62,
        0.82,
      );
  const flush = pen.sheet.radial([
    [0, pen.tone(blush), 0.75],
    [1, pen.tone(blush), 0],
  ]);
  return (
    pen.shape(body, colours) +
    pen.sheet.clipped(body, placed(pen.shape('M-100 -100h200v200h-200Z', flush, 0), 70, -96)) +
    pen
      .shape('M-66 -64C-56 -104 -30 -120 -10 -120C-34 -96 -44 -60 -50 -16C-70 -20 -72 -44 -66 -64Z', '#fff', 0)
      .replace('/>', ' opacity=".5"/>') +
    pen.shape('M-8 -146Q8 -156 24 -144Q10 -128 -8 -146Z', pen.tone('clay', -0.14), 0.5) +
    repeat(9, (index) =>
      pen.shape(
        wedge(20 + (index % 3) * 26, 20 + Math.floor(index / 3) * 32, 22 + (index % 3) * 26, 25 + Math.floor(index / 3) * 32, 4),
        pen.tone('orange', -0.1),
        0,
      ),
    )
  );
}

function leaf(pen: Pen): string {
  return (
    pen.shape(petal(158, 52, 0.45), pen.shade('leaf', 0.08, -0.18), 0.8) +
    pen.line('M0 -4L0 -146', pen.tone('leaf', 0.16), 4) +
    repeat(5, (index) => pen.line(path`M0 ${-26 - index * 24}l13 -14M0 ${-26 - index * 24}l-13 -14`, pen.tone('leaf', 0.14), 2.4))
  );
}

/** Two leaves and a bud. */
export const tea: Motif = (pen) => {
  const blade = (length: number, width: number) => {
    const veins = repeat(6, (index) =>
      pen.line(
        path`M0 ${-length * (0.14 + index * 0.12)}q${width * 0.2} -18 ${width * (0.4 - index * 0.03)} -24M0 ${-length * (0.14 + index * 0.12)}q${-width * 0.2} -18 ${-width * (0.4 - index * 0.03)} -24`,
        pen.tone('leaf', 0.18),
        3,
        'opacity=".7"',
      ),
    );
    const half = path`M0 0C${width * 0.66} ${-length * 0.28} ${width * 0.66} ${-length * 0.76} 0 ${-length}Z`;
    return (
      pen.shape(petal(length, width), pen.shade('leaf', 0.1, -0.14, 60)) +
      pen.shape(half, pen.tone('dark'), 0).replace('/>', ' opacity=".16"/>') +
      veins +
      pen.line(path`M0 0L0 ${-length + 12}`, pen.tone('leaf', 0.22), 5)
    );
  };
  const stem =
    pen.line('M6 206C2 150 -2 120 0 60', pen.tone('leaf', -0.1), 16) + pen.line('M2 206C-2 150 -5 120 -3 60', pen.tone('leaf', 0.12), 5);
  const dew = (x: number, y: number, size: number) =>
    placed(
      pen.shape('M0 -18C14 0 14 14 0 15C-14 14 -14 0 0 -18Z', pen.round('teal', 0.32, 0), 0.5) + pen.shape('M-5 -2Q-8 6 -2 9', 'none', 0),
      x,
      y,
      size,
    );
  return (
    stem +
    placed(blade(150, 84), -2, 148, 1, -104) +
    placed(blade(150, 84), 2, 160, 1, 100) +
    placed(blade(250, 124), -2, 96, 1, -46) +
    placed(blade(250, 124), 2, 92, 1, 44) +
    placed(blade(200, 66), 0, 66, 1, -8) +
    placed(
      pen.shape(petal(230, 40, 0.42), pen.shade('gold', 0.06, -0.06), 0.9) + pen.line('M3 -20Q8 -120 1 -206', pen.tone('leaf', -0.02), 4),
      4,
      60,
      1,
      7,
    ) +
    dew(-112, -6, 1.1) +
    dew(108, 18, 0.9) +
    dew(36, -78, 0.8)
  );
};
