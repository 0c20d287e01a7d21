import { circle, ellipse, mirrored, path, wedge } from '../canvas/geometry.ts';
import type { Motif, Pen } from '../canvas/pen.ts';

/** The tiger of the Sundarbans, face to face. */
export const tiger: Motif = (pen) => {
  const white = pen.shade('white', 0.02, -0.1);
  const ear =
    pen.shape('M52 -138C60 -196 132 -208 152 -164C164 -130 148 -98 128 -84Z', pen.shade('orange', 0.02, -0.16)) +
    pen.shape('M78 -138C86 -172 124 -178 134 -152C140 -132 130 -112 120 -104Z', pen.tone('dark', 0.06), 0) +
    pen.shape('M98 -138C104 -156 122 -158 127 -144C130 -132 124 -122 117 -116Z', pen.tone('pink', 0.02), 0);
  const head =
    'M0 -152C44 -158 96 -146 122 -114C158 -84 170 -36 164 4L192 32L168 44L188 78L156 84L160 116L122 114C98 154 50 178 0 178C-50 178 -98 154 -122 114L-160 116L-156 84L-188 78L-168 44L-192 32L-164 4C-170 -36 -158 -84 -122 -114C-96 -146 -44 -158 0 -152Z';
  const ruff = pen.shape(
    'M164 10L190 33L166 45L185 76L154 83L157 113L120 110C106 128 92 138 78 146C104 108 124 66 118 22C138 30 154 26 164 10Z',
    white,
    0,
  );
  const brow = pen.shape('M22 -62C38 -98 92 -98 110 -62C92 -72 52 -70 22 -62Z', white, 0);
  return (
    mirrored(ear) +
    pen.shape(head, pen.shade('orange', 0.08, -0.12)) +
    mirrored(ruff + brow + stripes(pen)) +
    pen.shape('M0 -30C22 -30 30 6 40 40L-40 40C-30 6 -22 -30 0 -30Z', pen.tone('orange', 0.09), 0) +
    crownStripes(pen) +
    mirrored(eye(pen)) +
    muzzle(pen)
  );
};

function stripes(pen: Pen): string {
  const marks: [number, number, number, number, number, number][] = [
    [150, -66, 100, -96, 20, -8],
    [166, -26, 116, -34, 20, -10],
    [170, 52, 124, 38, 18, 8],
    [166, 86, 122, 74, 16, 8],
    [138, 114, 108, 96, 16, 6],
    [78, -146, 58, -104, 20, 6],
    [116, -118, 84, -104, 16, -6],
    [100, 8, 128, 22, 14, -8],
  ];
  return marks.map((mark) => pen.shape(wedge(...mark), pen.tone('dark'), 0)).join('');
}

function crownStripes(pen: Pen): string {
  const dark = pen.tone('dark');
  const side = pen.shape(wedge(34, -150, 12, -84, 18, 6), dark, 0) + pen.shape(wedge(10, -74, 30, -118, 12, 4), dark, 0);
  return pen.shape('M0 -152C12 -130 9 -108 0 -64C-9 -108 -12 -130 0 -152Z', dark, 0) + mirrored(side);
}

function eye(pen: Pen): string {
  return (
    pen.shape('M22 -12C34 -52 82 -58 108 -34C98 -2 56 8 22 -12Z', pen.tone('dark'), 0) +
    pen.shape('M34 -14C46 -42 78 -46 98 -32C88 -8 58 -2 34 -14Z', pen.round('gold', 0.08, -0.2), 0) +
    pen.shape(circle(67, -26, 14), pen.tone('dark', -0.06), 0) +
    pen.shape(circle(61, -33, 5.5), '#fff', 0)
  );
}

function muzzle(pen: Pen): string {
  const white = pen.shade('white', 0.02, -0.14);
  const whisker = pen.line('M58 92Q120 78 196 92', pen.tone('white'), 3.4) + pen.line('M58 104Q116 104 184 126', pen.tone('white'), 3.4);
  const lobe = pen.shape('M0 62C30 44 82 52 84 88C86 122 34 132 0 112Z', white, 0.6);
  const dots = [
    [42, 84],
    [58, 80],
    [50, 98],
    [66, 96],
  ]
    .map(([x = 0, y = 0]) => pen.shape(circle(x, y, 3.6), pen.tone('dark'), 0))
    .join('');
  return (
    pen.shape('M-46 106C-40 160 40 160 46 106Z', pen.tone('dark', -0.02), 0.6) +
    pen.shape('M-26 132C-14 120 14 120 26 132C18 152 -18 152 -26 132Z', pen.tone('red', 0.06), 0) +
    mirrored(pen.shape('M20 108L34 106L27 130Z', pen.tone('white'), 0)) +
    pen.shape(ellipse(0, 156, 38, 14), white, 0) +
    mirrored(lobe + dots + whisker) +
    pen.shape('M-38 40C-20 30 20 30 38 40C34 64 14 76 0 78C-14 76 -34 64 -38 40Z', pen.shade('pink', -0.02, -0.2), 0.7) +
    pen.line(path`M-18 44Q0 36 14 43`, '#fff', 5, 'opacity=".6"') +
    pen.line('M0 78L0 108', pen.tone('dark'), 5)
  );
}
