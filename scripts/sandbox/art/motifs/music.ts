import { box, circle, ellipse, path, petal, placed, ring } from '../canvas/geometry.ts';
import type { Motif } from '../canvas/pen.ts';
import { pick, repeat } from '../canvas/random.ts';

/** A dhol on its strap, with its sticks. */
export const dhol: Motif = (pen) => {
  const paint = pick(pen.random, ['red', 'teal', 'violet', 'leaf'] as const);
  const barrel = 'M-128 -86C-70 -118 70 -118 128 -86C140 -40 140 50 128 96C70 124 -70 124 -128 96C-140 50 -140 -40 -128 -86Z';
  const rope = repeat(8, (index) =>
    pen.line(path`M${-126 + index * 34} -98L${-110 + index * 34} 108L${-92 + index * 34} -98`, pen.tone('white'), 5),
  );
  const band =
    pen.shape('M-140 -12C-70 -2 70 -2 140 -12L140 26C70 36 -70 36 -140 26Z', pen.shade('gold', 0.04, -0.14), 0.6) +
    repeat(9, (index) => placed(pen.shape('M0 -13L9 0L0 13L-9 0Z', pen.tone(index % 2 ? 'red' : 'blue'), 0), -120 + index * 30, 10));
  const head = (x: number, side: number) =>
    pen.shape(ellipse(x, 4, 46, 104), pen.shade('white', 0, -0.16, side > 0 ? 0 : 180)) +
    pen.shape(ellipse(x + side * 4, 4, 34, 82), pen.tone('gold', 0.06), 0.4) +
    pen.shape(ellipse(x + side * 7, 4, 17, 40), pen.shade('dark', 0.16, 0), 0.4);
  const stick = (x: number, y: number, turn: number) =>
    placed(
      pen.shape(box(-7, -120, 14, 220, 7), pen.shade('clay', 0.12, -0.1, 0), 0.8) + pen.shape(circle(0, -122, 17), pen.round('gold'), 0.8),
      x,
      y,
      1,
      turn,
    );
  const tassel = placed(
    pen.line('M0 -30L0 0', pen.tone('gold'), 5) +
      pen.shape(circle(0, 4, 11), pen.round('gold'), 0.5) +
      repeat(5, (index) => pen.line(path`M0 12Q${-14 + index * 7} 30 ${-20 + index * 10} 58`, pen.tone('red', 0.02), 6)),
    0,
    140,
  );
  return (
    stick(-120, -74, -38) +
    stick(118, -70, 40) +
    pen.line('M-132 -60C-150 -190 150 -190 132 -60', pen.shade('gold'), 15) +
    placed(
      head(-132, -1) +
        pen.shape(barrel, pen.shade(paint, 0.12, -0.18)) +
        pen.sheet.clipped(barrel, rope + band) +
        pen.shape(barrel, 'none') +
        head(134, 1),
      0,
      34,
      1,
      -10,
    ) +
    tassel +
    pen.line('M-86 -44C-50 -60 40 -66 84 -58', '#fff', 8, 'opacity=".35"')
  );
};

/** The baul's one-stringed ektara. */
export const ektara: Motif = (pen) => {
  const gourd = 'M-82 60C-128 76 -134 196 0 196C134 196 128 76 82 60C50 44 -50 44 -82 60Z';
  const arm = (side: number) =>
    pen.line(path`M${side * 88} 96C${side * 76} 10 ${side * 42} -96 ${side * 13} -168`, pen.tone('clay', 0.08), 17) +
    pen.line(path`M${side * 86} 90C${side * 74} 10 ${side * 40} -96 ${side * 12} -160`, pen.tone('gold', 0.02), 5);
  const bloom =
    ring(10, pen.shape(petal(52, 26, 0.6), pen.shade('pink', 0.14, -0.06), 0.4)) +
    ring(10, pen.shape(petal(32, 16, 0.6), pen.tone('white'), 0.3), 18) +
    pen.shape(circle(0, 0, 12), pen.tone('gold'), 0.4);
  const ribbon = pen.shape(
    'M14 -150C60 -150 70 -110 110 -116C150 -122 160 -84 196 -92C170 -64 140 -70 120 -84C90 -76 70 -96 14 -136Z',
    pen.shade('orange', 0.06, -0.12),
    0.7,
  );
  const sound = repeat(3, (index) =>
    pen.line(
      path`M${-130 - index * 24} ${20 - index * 20}q${-20 - index * 6} ${36 + index * 8} ${-2 - index * 2} ${78 + index * 22}`,
      pen.tone('gold', 0.06),
      6,
      `opacity="${0.9 - index * 0.25}"`,
    ),
  );
  return (
    sound +
    ribbon +
    pen.shape(gourd, pen.shade('orange', 0.08, -0.2, 60)) +
    pen.sheet.clipped(gourd, placed(bloom, 0, 130) + placed(bloom, -112, 140, 0.7) + placed(bloom, 112, 140, 0.7)) +
    pen.shape(gourd, 'none') +
    pen.shape(ellipse(0, 62, 84, 20), pen.shade('white', -0.02, -0.14), 0.8) +
    arm(-1) +
    arm(1) +
    pen.line('M0 -150L0 60', pen.tone('white'), 4) +
    pen.shape(box(-17, -204, 34, 66, 10), pen.shade('red', 0.06, -0.14, 0)) +
    pen.shape(box(-62, -188, 124, 16, 8), pen.shade('clay', 0.14, -0.1), 0.8) +
    pen.shape(circle(-62, -180, 13), pen.round('gold'), 0.6) +
    pen.shape('M-92 92C-104 120 -96 150 -80 164C-92 140 -90 112 -78 92Z', '#fff', 0).replace('/>', ' opacity=".45"/>')
  );
};
