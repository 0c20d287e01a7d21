import { circle, mirrored, petal, placed } from '../canvas/geometry.ts';
import type { PaintName } from '../canvas/paints.ts';
import type { Motif } from '../canvas/pen.ts';
import { repeat } from '../canvas/random.ts';

/** A crown of petals and jewels. */
export const crown: Motif = (pen) => {
  const gold = pen.sheet.linear([
    [0, pen.tone('gold', 0.12)],
    [0.5, pen.tone('gold')],
    [1, pen.tone('orange', -0.08)],
  ]);
  const side = 'M20 92C40 20 60 -40 66 -110C86 -70 104 -46 122 -36C144 -60 170 -86 196 -92C186 -30 168 40 152 96Z';
  const point = (x: number, y: number, paint: PaintName) =>
    placed(pen.shape(circle(0, 0, 21), pen.round(paint, 0.22, -0.16), 0.8) + pen.shape(circle(-7, -8, 5), '#fff', 0), x, y);
  const band =
    pen.shape('M-164 84C-90 112 90 112 164 84L158 160C90 188 -90 188 -158 160Z', gold) +
    pen.shape('M-152 104C-90 128 90 128 152 104L149 142C90 166 -90 166 -149 142Z', pen.shade('red', 0, -0.14), 0.6);
  const jewels = [
    [-116, 130, 'leaf'],
    [-60, 141, 'gold'],
    [0, 145, 'blue'],
    [60, 141, 'gold'],
    [116, 130, 'leaf'],
  ] as const;
  const cap =
    pen.shape('M-140 96C-150 0 -80 -84 0 -96C80 -84 150 0 140 96Z', pen.shade('violet', 0.04, -0.16)) +
    repeat(3, (index) =>
      pen.line(
        `M${-60 + index * 60} 100C${-76 + index * 76} 30 ${-40 + index * 40} -50 0 -84`,
        pen.tone('violet', 0.12),
        5,
        'opacity=".6"',
      ),
    );
  return (
    pen.glow(0, -20, 240, 'gold', 0.5) +
    cap +
    mirrored(
      pen.shape(side, gold) +
        pen.shape(
          'M46 84C60 40 74 0 78 -50C96 -16 112 0 122 2C136 -12 152 -30 168 -40C160 10 150 50 142 86Z',
          pen.shade('orange', -0.04, -0.22),
          0.3,
        ),
    ) +
    pen.shape('M-56 96C-50 20 -34 -70 0 -160C34 -70 50 20 56 96Z', gold) +
    placed(
      repeat(
        5,
        (index) => `<g transform="rotate(${-60 + index * 30})">${pen.shape(petal(66, 30, 0.6), pen.shade('pink', 0.16, -0.06), 0.4)}</g>`,
      ),
      0,
      34,
    ) +
    placed(pen.shape('M0 -34L20 0L0 34L-20 0Z', pen.round('teal', 0.24), 0.6), 0, -66) +
    mirrored(point(66, -118, 'red') + point(196, -100, 'leaf')) +
    point(0, -172, 'blue') +
    band +
    jewels.map(([x, y, paint]) => placed(pen.shape(circle(0, 0, 14), pen.round(paint, 0.24, -0.12), 0.6), x, y)).join('') +
    pen.line('M-140 62C-120 10 -100 -30 -88 -60', '#fff', 6, 'opacity=".5"')
  );
};
