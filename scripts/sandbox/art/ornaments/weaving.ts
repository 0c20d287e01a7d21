import { type Colour, hex } from '../canvas/colour.ts';
import { box, polygon } from '../canvas/geometry.ts';
import { type Stage, stroke } from '../canvas/stage.ts';

/** The jamdani pattern: small diamonds on a fine diagonal grid, over the whole picture. */
export function jamdani({ width, height, pen }: Stage, colour: Colour, opacity: number, size = 44): string {
  const h = size / 2;
  const diamond = (x: number, y: number, r: number) =>
    polygon([
      [x, y - r],
      [x + r, y],
      [x, y + r],
      [x - r, y],
    ]);
  const tile =
    `<path d="${diamond(h, h, h * 0.36)}${diamond(0, 0, h * 0.2)}${diamond(size, 0, h * 0.2)}${diamond(0, size, h * 0.2)}${diamond(size, size, h * 0.2)}" fill="${hex(colour)}"/>` +
    stroke(`M0 ${h}L${h} 0L${size} ${h}L${h} ${size}Z`, colour, 1.2, 0.6);
  return `<path d="${box(0, 0, width, height)}" fill="${pen.sheet.tiled(size, size, tile)}" opacity="${opacity}"/>`;
}

/** A row of temple teeth, as at the edge of a sari; they point down, or up with a negative height. */
export function teeth(x: number, y: number, width: number, height: number, count: number): string {
  const step = width / count;
  return Array.from({ length: count }, (_, index) => {
    const left = x + index * step;
    return polygon([
      [left, y],
      [left + step, y],
      [left + step / 2, y + height],
    ]);
  }).join('');
}

/** A diamond with stepped edges, as a loom makes it. */
export function steppedDiamond(x: number, y: number, rx: number, ry: number, steps: number): string {
  const [dx, dy] = [rx / steps, ry / steps];
  const quarter = Array.from({ length: steps }, (_, index): [number, number][] => [
    [(index + 0.5) * dx, -ry + index * dy],
    [(index + 0.5) * dx, -ry + (index + 1) * dy],
  ]).flat();
  const right = [...quarter, ...quarter.map(([px, py]): [number, number] => [px, -py]).reverse()];
  const left = right.map(([px, py]): [number, number] => [-px, py]).reverse();
  return polygon([...right, ...left].map(([px, py]): [number, number] => [x + px, y + py]));
}
