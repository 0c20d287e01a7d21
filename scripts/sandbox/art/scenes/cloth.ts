import { hex, toned } from '../canvas/colour.ts';
import { box, circle, path, petal, placed, ring } from '../canvas/geometry.ts';
import { repeat } from '../canvas/random.ts';
import { fill, type Scene, type Stage, stroke } from '../canvas/stage.ts';
import { teeth } from '../ornaments/weaving.ts';

/** A quilt: running stitches that follow the motif outwards. */
export const kantha: Scene = (stage) => {
  const { palette, focus, width, height } = stage;
  const cloth = fill(box(0, 0, width, height), palette.top);
  const dash = (index: number) => `stroke-dasharray="${9 + (index % 3)} ${7 + (index % 2) * 2}"`;
  const contours = repeat(Math.ceil(Math.hypot(width, height) / 32), (index) =>
    stroke(
      circle(focus.x, focus.y, focus.radius * 0.4 + index * 16),
      index % 6 === 0 ? palette.low : palette.middle,
      2.2,
      index % 6 === 0 ? 0.8 : 0.42,
      dash(index),
    ),
  );
  const petals = ring(20, stroke(petal(focus.radius * 1.42, focus.radius * 0.3, 0.75), palette.low, 3, 0.8, 'stroke-dasharray="10 7"'));
  const bed =
    fill(circle(focus.x, focus.y, focus.radius * 1.12), toned(palette.top, 0.03)) +
    stroke(circle(focus.x, focus.y, focus.radius * 1.08), palette.low, 3.4, 1, 'stroke-dasharray="12 8"');
  return { back: cloth + contours + placed(petals, focus.x, focus.y) + bed, front: patch(stage) + hem(stage) };
};

function patch({ width, height, palette }: Stage): string {
  const y = height * 0.735;
  return (
    fill(box(40, y, width - 80, height - y - 40, 12), palette.deep) +
    stroke(box(50, y + 10, width - 100, height - y - 60, 8), palette.light, 2.6, 0.9, 'stroke-dasharray="11 8"')
  );
}

function hem({ width, height, palette }: Stage): string {
  const band = 26;
  const edge = `<path d="${box(0, 0, width, height)}${box(band, band, width - 2 * band, height - 2 * band)}" fill="${hex(palette.low)}" fill-rule="evenodd"/>`;
  const [across, down] = [Math.round(width / 24), Math.round(height / 24)];
  const marks = teeth(0, 4, width, 16, across) + teeth(0, height - 4, width, -16, across);
  const sides = repeat(
    down,
    (index) =>
      path`M4 ${(index * height) / down}v${height / down}l16 ${-height / down / 2}ZM${width - 4} ${(index * height) / down}v${height / down}l-16 ${-height / down / 2}Z`,
  );
  return (
    edge +
    fill(marks + sides, palette.top, 0.92) +
    stroke(box(band + 7, band + 7, width - 2 * band - 14, height - 2 * band - 14), palette.deep, 2.6, 0.8, 'stroke-dasharray="10 7"')
  );
}
