import { circle, ellipse, mirrored, path, petal, placed, ring, wedge } from '../canvas/geometry.ts';
import type { Motif, Pen } from '../canvas/pen.ts';
import { repeat } from '../canvas/random.ts';

/** A peacock with its tail spread. */
export const peacock: Motif = (pen) => {
  const feathers = (count: number, spread: number, length: number, size: number) =>
    repeat(count, (index) => `<g transform="rotate(${-spread + (2 * spread * index) / (count - 1)})">${feather(pen, length, size)}</g>`);
  const fan = placed(feathers(15, 98, 246, 1) + feathers(12, 84, 192, 0.86) + feathers(9, 66, 142, 0.72), 0, 64);
  const spread = pen.shape(
    'M0 84C-90 150 -190 150 -196 84C-220 -60 -120 -160 0 -160C120 -160 220 -60 196 84C190 150 90 150 0 84Z',
    pen.shade('teal', -0.12, -0.26),
    0.8,
  );
  return spread + fan + body(pen);
};

function feather(pen: Pen, length: number, size: number): string {
  const eye =
    pen.shape(petal(62, 58, 0.6), pen.shade('leaf', 0.06, -0.14), 0.5) +
    placed(pen.shape(ellipse(0, 0, 19, 22), pen.shade('gold'), 0), 0, -32) +
    placed(pen.shape(ellipse(0, 0, 14, 16), pen.tone('teal', 0.04), 0), 0, -30) +
    placed(pen.shape('M0 8C-14 2 -11 -11 -4 -10Q0 -9 0 -5Q0 -9 4 -10C11 -11 14 2 0 8Z', pen.tone('blue', -0.12), 0), 0, -29);
  return pen.shape(path`M-5 0L-2 ${-length + 40}L2 ${-length + 40}L5 0Z`, pen.tone('leaf', -0.06), 0) + placed(eye, 0, -length + 62, size);
}

function body(pen: Pen): string {
  const scales = repeat(9, (index) =>
    pen.line(
      path`M${-26 + (index % 3) * 20 + (index > 2 && index < 6 ? 8 : 0)} ${96 + Math.floor(index / 3) * 24}q9 12 18 0`,
      pen.tone('teal', 0.16),
      3.2,
    ),
  );
  const crest = repeat(5, (index) => {
    const x = -26 + index * 13;
    return pen.line(path`M-6 -92L${x - 8} -128`, pen.tone('blue', 0.1), 3) + pen.shape(circle(x - 8, -132, 7), pen.tone('teal', 0.1), 0.4);
  });
  const neck =
    'M-4 -104C34 -104 40 -66 26 -40C14 -12 22 14 48 48C78 92 62 172 0 176C-62 172 -74 96 -46 54C-18 14 -44 -20 -40 -62C-38 -90 -24 -104 -4 -104Z';
  return (
    crest +
    pen.shape('M-30 168L-34 196M24 170L28 196', 'none', 0.9) +
    pen.shape(neck, pen.shade('blue', 0.14, -0.1, 70)) +
    scales +
    pen.shape('M36 66C76 70 84 130 50 164C44 130 44 100 36 66Z', pen.shade('teal'), 0.7) +
    pen.shape('M-38 70C-78 74 -84 130 -50 164C-42 130 -42 104 -38 70Z', pen.shade('teal'), 0.7) +
    pen.shape('M-38 -76L-72 -62L-36 -56Z', pen.shade('gold'), 0.6) +
    pen.shape(ellipse(-12, -72, 17, 12), pen.tone('white'), 0) +
    pen.shape(circle(-14, -72, 8), pen.tone('dark'), 0) +
    pen.shape(circle(-17, -75, 2.6), '#fff', 0)
  );
}

/** The doyel, Bangladesh's magpie robin, singing on a branch. */
export const doyel: Motif = (pen) => {
  const branch =
    pen.line('M-204 122C-120 150 -20 110 70 132C120 144 170 130 206 108', pen.tone('clay', -0.14), 20) +
    pen.line('M-200 118C-120 144 -20 104 70 126', pen.tone('clay', 0.06), 6) +
    [
      [-150, 118, -30],
      [-84, 138, 160],
      [120, 142, 140],
      [164, 118, 30],
      [92, 120, 10],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        placed(pen.shape(petal(74, 40, 0.5), pen.shade('leaf'), 0.6) + pen.line('M0 -8L0 -62', pen.tone('leaf', 0.14), 3), x, y, 1, turn),
      )
      .join('');
  const tail =
    pen.shape('M84 44C128 -8 160 -84 180 -160L206 -146C200 -70 168 14 112 74Z', pen.shade('dark', 0.12, 0)) +
    pen.shape('M108 40C146 -12 176 -84 190 -146L204 -144C196 -74 164 12 118 66Z', pen.tone('white'), 0);
  const back =
    'M-88 -96C-40 -128 6 -104 14 -60C50 -48 104 -4 116 62C82 106 10 124 -42 104C-92 84 -106 30 -98 -22C-106 -54 -104 -82 -88 -96Z';
  const belly = 'M-94 6C-70 44 -20 38 22 50C60 60 84 72 92 86C60 112 0 118 -42 100C-78 84 -96 46 -94 6Z';
  const wing = 'M-10 -28C40 -26 100 20 150 74C96 80 24 70 -8 28C-24 6 -24 -18 -10 -28Z';
  return (
    flowers(pen) +
    branch +
    tail +
    pen.line('M-20 104L-24 130M18 106L16 130', pen.tone('dark', 0.1), 8) +
    pen.shape(back, pen.shade('dark', 0.2, -0.02, 60)) +
    pen.shape(belly, pen.shade('white', 0.01, -0.16), 0) +
    pen.shape(wing, pen.shade('dark', 0.14, 0), 0.9) +
    pen.line('M4 -4C50 6 90 34 124 64', pen.tone('white'), 13) +
    pen.line('M6 22C40 40 70 50 104 64', pen.tone('blue', 0.1), 4) +
    pen.shape('M-98 -76L-158 -92L-102 -56Z', pen.shade('gold', 0, -0.2), 0.7) +
    pen.shape('M-100 -58L-146 -54L-100 -46Z', pen.tone('gold', -0.1), 0.6) +
    pen.shape(circle(-58, -72, 12), pen.tone('dark', -0.06), 0) +
    pen.shape(circle(-62, -77, 4.4), '#fff', 0) +
    notes(pen)
  );
};

function flowers(pen: Pen): string {
  const bloom =
    ring(5, pen.shape(petal(34, 30, 0.6), pen.shade('pink', 0.1, -0.08), 0.5)) + pen.shape(circle(0, 0, 9), pen.tone('gold'), 0.4);
  return placed(bloom, -180, 84) + placed(bloom, 60, 168, 0.8, 20) + placed(bloom, 186, 74, 0.9, 40);
}

function notes(pen: Pen): string {
  const note =
    pen.shape(ellipse(0, 0, 11, 8), pen.tone('gold', 0.04), 0.4) + pen.line('M9 -2L9 -40Q22 -34 24 -20', pen.tone('gold', 0.04), 5);
  return placed(note, -182, -128, 1, -10) + placed(note, -128, -168, 0.85, 12);
}

/** A painted wooden owl, as sold at village fairs. */
export const owl: Motif = (pen) => {
  const wing =
    pen.shape('M84 -40C152 -10 158 100 100 172C74 130 66 20 84 -40Z', pen.shade('red', 0.04, -0.16)) +
    repeat(4, (index) => pen.line(path`M${96 + index * 3} ${4 + index * 34}q22 14 40 2`, pen.tone('gold'), 5));
  const face =
    ring(16, pen.shape(path`M0 -34L-9 -62L0 -72L9 -62Z`, pen.tone('gold', -0.02), 0.3)) +
    pen.shape(circle(0, 0, 48), pen.shade('white', 0.02, -0.12), 0.8) +
    pen.shape(circle(0, 0, 31), pen.round('gold', 0.06, -0.22), 0.6) +
    pen.shape(circle(0, 0, 17), pen.tone('dark', -0.04), 0) +
    pen.shape(circle(-7, -8, 6), '#fff', 0);
  const ear = pen.shape('M30 -140C66 -150 100 -180 118 -206C128 -160 124 -110 104 -84Z', pen.shade('red', 0.02, -0.14));
  const feathers = repeat(4, (row) =>
    repeat(5 - (row % 2), (index) =>
      placed(
        pen.shape(petal(-32, 30, 0.5), row % 2 ? pen.tone('teal', 0.04) : pen.tone('gold', 0.02), 0.45),
        -64 + index * 32 + (row % 2) * 16,
        14 + row * 33,
      ),
    ),
  );
  return (
    mirrored(ear) +
    pen.shape(
      'M0 -166C86 -166 132 -110 124 -46C120 6 128 70 112 130C98 180 52 196 0 196C-52 196 -98 180 -112 130C-128 70 -120 6 -124 -46C-132 -110 -86 -166 0 -166Z',
      pen.shade('orange', 0.06, -0.14),
    ) +
    pen.shape('M0 -4C50 -4 84 20 84 80C84 150 46 184 0 184C-46 184 -84 150 -84 80C-84 20 -50 -4 0 -4Z', pen.shade('white', 0, -0.12), 0.6) +
    feathers +
    mirrored(wing) +
    mirrored(placed(face, 56, -72)) +
    pen.shape('M0 -62C18 -52 18 -30 0 -4C-18 -30 -18 -52 0 -62Z', pen.shade('orange', 0.02, -0.2), 0.8) +
    mirrored(pen.shape(wedge(4, -150, 70, -146, 14, 10), pen.tone('leaf', 0.04), 0.3)) +
    placed(pen.shape('M0 -24L14 0L0 22L-14 0Z', pen.round('teal', 0.2), 0.5), 0, -134) +
    mirrored(pen.line('M24 194q6 12 14 0M44 192q6 12 14 0', pen.tone('gold'), 7))
  );
};
