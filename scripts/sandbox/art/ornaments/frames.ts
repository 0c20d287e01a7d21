import type { Colour } from '../canvas/colour.ts';
import { box, circle, path, placed } from '../canvas/geometry.ts';
import { repeat } from '../canvas/random.ts';
import { fill, type Stage, stroke } from '../canvas/stage.ts';

/** Two thin lines round the picture, with a diamond at each corner. */
export function lineFrame({ width, height }: Stage, colour: Colour, inset = 16): string {
  const corners = [
    [inset, inset],
    [width - inset, inset],
    [inset, height - inset],
    [width - inset, height - inset],
  ].map(([x = 0, y = 0]) => placed(fill('M0 -9L9 0L0 9L-9 0Z', colour), x, y));
  return (
    stroke(box(inset, inset, width - 2 * inset, height - 2 * inset, 10), colour, 3) +
    stroke(box(inset + 8, inset + 8, width - 2 * inset - 16, height - 2 * inset - 16, 6), colour, 1.2, 0.7) +
    corners.join('')
  );
}

/** A painted border whose inner edge is scalloped. */
export function scallopFrame({ width, height, pen }: Stage, band: Colour, line: Colour, dot: Colour): string {
  const [across, down] = [Math.round(width / 50), Math.round(height / 50)];
  const [w, h] = [width / across, height / down];
  const m = 24;
  const inner =
    path`M${m} ${m}` +
    repeat(across, () => path`q${(w - (2 * m) / across) / 2} ${w * 0.42} ${w - (2 * m) / across} 0`) +
    repeat(down, () => path`q${-h * 0.42} ${(h - (2 * m) / down) / 2} 0 ${h - (2 * m) / down}`) +
    repeat(across, () => path`q${-(w - (2 * m) / across) / 2} ${-w * 0.42} ${-(w - (2 * m) / across)} 0`) +
    repeat(down, () => path`q${h * 0.42} ${-(h - (2 * m) / down) / 2} 0 ${-(h - (2 * m) / down)}`) +
    'Z';
  const dots =
    repeat(across, (index) => fill(circle((index + 0.5) * w, 15, 5), dot) + fill(circle((index + 0.5) * w, height - 15, 5), dot)) +
    repeat(down, (index) => fill(circle(15, (index + 0.5) * h, 5), dot) + fill(circle(width - 15, (index + 0.5) * h, 5), dot));
  const shade = pen.sheet.linear([
    [0, band],
    [1, band],
  ]);
  return `<path d="${box(0, 0, width, height)}${inner}" fill="${shade}" fill-rule="evenodd"/>${stroke(inner, line, 4)}${dots}`;
}
