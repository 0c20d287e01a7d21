import { hex, toned } from '../canvas/colour.ts';
import { box, circle, path, petal, placed, ring } from '../canvas/geometry.ts';
import { between } from '../canvas/random.ts';
import { fill, halo, type Scene, type Stage, stroke } from '../canvas/stage.ts';
import { vine } from '../ornaments/alpona.ts';
import { scallopFrame } from '../ornaments/frames.ts';
import { teeth } from '../ornaments/weaving.ts';
import { rays } from './courtly.ts';

/** A panel from the back of a rickshaw. */
export const rickshawPanel: Scene = (stage) => {
  const { palette, focus, pen, width, height } = stage;
  const base = pen.sheet.radial(
    [
      [0, toned(palette.middle, 0.14)],
      [0.5, palette.middle],
      [1, palette.top],
    ],
    0.5,
    focus.y / height,
    0.75,
  );
  const rose = (x: number, y: number, size: number, turn: number) =>
    placed(
      [-56, 56, 0]
        .map((angle) =>
          placed(
            fill(petal(96, 46), toned(pen.style.paints.leaf, angle ? -0.06 : 0.02)) +
              stroke('M0 -20L0 -78', toned(pen.style.paints.leaf, 0.2), 3),
            0,
            0,
            1,
            angle,
          ),
        )
        .join('') +
        ring(9, fill(petal(50, 36, 0.65), palette.low)) +
        ring(8, fill(petal(38, 28, 0.65), toned(palette.low, 0.12)), 20) +
        ring(6, fill(petal(25, 20, 0.65), toned(palette.low, 0.22))) +
        fill(circle(0, 0, 8), palette.light),
      x,
      y,
      size,
      turn,
    );
  const sunburst = rays(stage, 22, palette.light, 0.9, pen.random() * 16);
  const wheel =
    stroke(circle(focus.x, focus.y, focus.radius * 1.14), palette.deep, 7) +
    stroke(circle(focus.x, focus.y, focus.radius * 1.14), palette.light, 3) +
    placed(ring(40, fill(circle(0, -focus.radius * 1.22, 5), palette.top)), focus.x, focus.y);
  const field = fill(circle(focus.x, focus.y, focus.radius * 1.14), toned(palette.top, 0.04));
  return {
    back:
      `<path d="${box(0, 0, width, height)}" fill="${base}"/>` +
      sunburst +
      field +
      halo(stage, focus.x, focus.y, focus.radius * 1.14, palette.light, 0.75) +
      wheel,
    front:
      cartouche(stage) +
      rose(66, height * 0.715, 0.84, -30) +
      rose(width - 66, height * 0.715, 0.84, 30) +
      rose(60, 64, 0.7, 135) +
      rose(width - 60, 64, 0.7, -135) +
      scallopFrame(stage, palette.deep, palette.light, palette.low),
  };
};

function cartouche({ width, height, palette }: Stage): string {
  const [y, h] = [height * 0.725, height * 0.225];
  const shape = path`M${width * 0.07} ${y + 14}Q${width * 0.5} ${y - 26} ${width * 0.93} ${y + 14}V${y + h - 14}Q${width * 0.5} ${y + h + 18} ${width * 0.07} ${y + h - 14}Z`;
  return fill(shape, palette.deep) + stroke(shape, palette.light, 6) + stroke(shape, palette.low, 2);
}

/** A sheet of a painters' scroll: flat colour, vines for a border. */
export const scroll: Scene = (stage) => {
  const { palette, focus, pen, width, height } = stage;
  const m = 46;
  const side = (x: number, length: number, y: number, turn: number) =>
    placed(vine(length, palette.deep, pen.style.paints.leaf, pen.style.paints.red), x, y, 1, turn);
  const border =
    `<path d="${box(0, 0, width, height)}${box(m, m, width - 2 * m, height - 2 * m)}" fill="${hex(palette.light)}" fill-rule="evenodd"/>` +
    side(m / 2, height - 60, 30, 90) +
    side(width - m / 2, height - 60, 30, 90) +
    side(30, width - 60, m / 2, 0) +
    side(30, width - 60, height - m / 2, 0) +
    stroke(box(m, m, width - 2 * m, height - 2 * m), palette.deep, 7) +
    stroke(box(m + 9, m + 9, width - 2 * m - 18, height - 2 * m - 18), palette.light, 3);
  const sprig = ring(5, fill(petal(15, 11, 0.6), palette.light)) + fill(circle(0, 0, 4), palette.deep);
  const spots: [number, number][] = [];
  for (let tries = 0; tries < 150; tries++) {
    const [x, y] = [between(pen.random, m + 30, width - m - 30), between(pen.random, m + 30, height * 0.7)];
    if (Math.hypot(x - focus.x, y - focus.y) > focus.radius * 1.36 && spots.every(([sx, sy]) => Math.hypot(x - sx, y - sy) > 44))
      spots.push([x, y]);
  }
  const sown = spots.map(([x, y], index) => placed(sprig, x, y, 0.85, index * 40)).join('');
  const sun =
    fill(circle(focus.x, focus.y, focus.radius * 1.1), palette.middle) +
    placed(ring(36, fill(petal(focus.radius * 0.17, focus.radius * 0.13, 0.5), palette.light)), 0, 0).replace(
      /rotate\(([\d.]+)\)/g,
      (_, turn: string) => `translate(${focus.x} ${focus.y}) rotate(${turn}) translate(0 ${-focus.radius * 1.1})`,
    ) +
    stroke(circle(focus.x, focus.y, focus.radius * 1.1), palette.deep, 6) +
    stroke(circle(focus.x, focus.y, focus.radius * 1.02), palette.light, 2.6);
  const band =
    fill(box(m, height * 0.735, width - 2 * m, height * 0.265 - m), palette.deep) +
    fill(teeth(m, height * 0.735, width - 2 * m, -17, Math.round(width / 30)), palette.deep) +
    stroke(path`M${m} ${height * 0.735 + 10}h${width - 2 * m}`, palette.light, 3);
  return { back: fill(box(0, 0, width, height), palette.top) + sown + sun, front: band + border };
};
