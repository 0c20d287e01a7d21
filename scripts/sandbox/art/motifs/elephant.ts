import { circle, mirrored, path, petal, placed, polygon, ring } from '../canvas/geometry.ts';
import type { Motif, Pen } from '../canvas/pen.ts';
import { repeat } from '../canvas/random.ts';

/** An elephant dressed for a procession, seen from the front. */
export const elephant: Motif = (pen) => {
  const ear =
    pen.shape('M78 -118C140 -172 214 -126 204 -40C198 24 160 74 118 70C86 62 74 -60 78 -118Z', pen.shade('blue', 0.06, -0.18, 60)) +
    pen.shape('M98 -92C140 -128 184 -96 178 -36C172 10 148 42 124 40C104 20 94 -50 98 -92Z', pen.shade('pink', 0.02, -0.2), 0) +
    repeat(4, (index) => pen.shape(circle(190 - index * 17, 2 + index * 17, 6), pen.tone('gold'), 0));
  const tusk =
    pen.shape('M58 62C70 106 108 124 142 96C122 98 98 84 92 50Z', pen.shade('white', 0.02, -0.16), 0.8) +
    pen.shape('M57 60L93 48L96 66L62 78Z', pen.shade('gold'), 0.6);
  const eye =
    pen.shape('M44 -2C54 -20 82 -20 92 -2C80 10 56 10 44 -2Z', pen.tone('white'), 0.7) +
    pen.shape(circle(68, -4, 9.5), pen.tone('dark'), 0) +
    pen.shape(circle(65, -8, 3), '#fff', 0) +
    pen.line('M40 -24Q68 -40 98 -20', pen.tone('gold', 0.04), 4);
  const head = 'M0 -164C64 -168 112 -126 116 -64C118 -12 102 40 78 66L-78 66C-102 40 -118 -12 -116 -64C-112 -126 -64 -168 0 -164Z';
  return (
    mirrored(ear) +
    mirrored(tusk) +
    pen.shape(head, pen.shade('blue', 0.1, -0.1)) +
    trunk(pen) +
    mirrored(eye + cheek(pen)) +
    headdress(pen)
  );
};

function cheek(pen: Pen): string {
  return repeat(5, (index) => pen.shape(circle(70 + Math.sin(index) * 18, 22 + index * 7, 3.4), pen.tone('white'), 0));
}

function trunk(pen: Pen): string {
  const body = 'M-50 -10C-58 50 -52 104 -40 140C-26 186 40 200 70 166C88 142 74 116 50 122C60 140 40 154 22 142C8 130 38 60 50 -10Z';
  const folds = repeat(7, (index) =>
    pen.line(
      path`M${-46 + index * 2} ${28 + index * 19}Q${-10 + index * 2} ${40 + index * 19} ${34 - index * 4} ${26 + index * 18}`,
      pen.tone('blue', -0.16),
      3.4,
      'opacity=".6"',
    ),
  );
  return pen.shape(body, pen.shade('blue', 0.1, -0.14, 20)) + folds;
}

function headdress(pen: Pen): string {
  const cloth = 'M0 -176C48 -176 84 -150 96 -112C70 -112 40 -70 0 40C-40 -70 -70 -112 -96 -112C-84 -150 -48 -176 0 -176Z';
  const beads = repeat(13, (index) => {
    const t = index / 12;
    const x = 96 - t * 96;
    return mirrored(pen.shape(circle(x, -112 + t * t * 150, 6), pen.round('gold'), 0.3));
  });
  const bloom = ring(8, pen.shape(petal(34, 18), pen.tone('gold', 0.05), 0.3)) + pen.shape(circle(0, 0, 13), pen.round('red', 0.2), 0.4);
  return (
    pen.shape(cloth, pen.shade('red', 0.04, -0.14)) +
    pen.shape(
      'M0 -160C36 -158 62 -142 72 -122C48 -108 26 -70 0 -6C-26 -70 -48 -108 -72 -122C-62 -142 -36 -158 0 -160Z',
      pen.shade('violet', 0.04, -0.1),
      0.4,
    ) +
    placed(bloom, 0, -104) +
    mirrored(
      pen.shape(
        polygon([
          [34, -136],
          [46, -124],
          [34, -112],
          [24, -124],
        ]),
        pen.tone('leaf', 0.14),
        0.3,
      ),
    ) +
    beads +
    pen.shape('M0 26L14 46L0 70L-14 46Z', pen.round('leaf', 0.25), 0.5) +
    pen.shape('M-40 -176C-30 -196 -12 -190 0 -206C12 -190 30 -196 40 -176Z', pen.shade('gold'), 0.6)
  );
}
