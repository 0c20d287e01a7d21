import { type Colour, mixed, toned } from '../canvas/colour.ts';
import { circle, path, placed, polar } from '../canvas/geometry.ts';
import { between, repeat } from '../canvas/random.ts';
import { fill, footShade, halo, type Scene, sky, stroke } from '../canvas/stage.ts';
import { cornerLeaves } from '../ornaments/nature.ts';

/** Morning over terraced tea. */
export const garden: Scene = (stage) => {
  const { palette, focus, pen, width, height } = stage;
  const { random } = pen;
  const disc = { x: width * between(random, 0.3, 0.7), y: focus.y - focus.radius * 0.2 };
  const hill = (y: number, swell: number, colour: Colour, phase: number) => {
    const line = path`M0 ${y}C${width * 0.25} ${y - swell * phase} ${width * 0.45} ${y + swell * 0.4} ${width * 0.62} ${y - swell * 0.3}S${width * 0.9} ${y - swell * (1.4 - phase)} ${width} ${y - 6}`;
    const area = `${line}V${height}H0Z`;
    const rows = repeat(7, (index) =>
      placed(stroke(line, toned(colour, -0.09), 3.4, 0.65, `stroke-dasharray="${14 + index} 5"`), 0, 12 + index * (13 + index * 2)),
    );
    return fill(area, colour) + pen.sheet.clipped(area, rows);
  };
  const far = mixed(palette.middle, palette.low, 0.45);
  const tree = (x: number, y: number, size: number) =>
    placed(
      fill('M-4 0L-3 -52H3L4 0Z', mixed(palette.deep, palette.low, 0.3)) +
        fill(circle(0, -64, 26) + circle(-20, -52, 18) + circle(20, -50, 19), mixed(palette.deep, palette.low, 0.35)),
      x,
      y,
      size,
    );
  const beams = repeat(18, (index) => {
    const [x1, y1] = polar(height, index * 20);
    const [x2, y2] = polar(height, index * 20 + 8);
    return path`M${disc.x} ${disc.y}l${x1} ${y1}L${disc.x + x2} ${disc.y + y2}Z`;
  });
  const base = focus.y + focus.radius * 0.45;
  return {
    back:
      sky(stage, 0.5) +
      fill(beams, palette.light, 0.2) +
      halo(stage, disc.x, disc.y, focus.radius * 1.9, palette.light, 0.9) +
      (stage.hasOwnLight ? '' : fill(circle(disc.x, disc.y, focus.radius * 0.92), toned(palette.light, 0.06), 0.85)) +
      hill(base - 50, 60, far, 1) +
      tree(width * 0.1, base - 40, 0.9) +
      tree(width * 0.84, base - 66, 0.8) +
      hill(base + 10, 70, mixed(far, palette.low, 0.6), 0.3) +
      hill(base + 80, 50, palette.low, 1.2) +
      tree(width * 0.93, base + 70, 1.3),
    front:
      hill(height * 0.76, 26, mixed(palette.low, palette.deep, 0.5), 0.8) +
      footShade(stage, 0.62, 0.94) +
      cornerLeaves(-6, height + 6, 1, 190, [mixed(palette.low, palette.deep, 0.3), palette.low]) +
      cornerLeaves(width + 6, height + 6, -1, 190, [mixed(palette.low, palette.deep, 0.3), palette.low]),
  };
};
