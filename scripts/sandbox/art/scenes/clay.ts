import { mixed, toned } from '../canvas/colour.ts';
import { box, circle, path, petal, placed, ring } from '../canvas/geometry.ts';
import { repeat } from '../canvas/random.ts';
import { fill, halo, type Scene, stroke } from '../canvas/stage.ts';
import { rosette } from '../ornaments/alpona.ts';

/** A burnt-clay plaque, as on a temple wall. */
export const terracotta: Scene = (stage) => {
  const { palette, focus, pen, width, height } = stage;
  const [across, down] = [Math.round(width / 75), Math.round(height / 80)];
  const [w, h] = [width / across, height / down];
  const tile = (x: number, y: number) => {
    const relief = rosette(toned(palette.middle, 0.13), 8);
    return (
      fill(box(x + 2, y + 2, w - 4, h - 4, 4), palette.middle) +
      stroke(path`M${x + 4} ${y + h - 5}V${y + 4}H${x + w - 4}`, toned(palette.middle, 0.1), 2) +
      stroke(path`M${x + 4} ${y + h - 4}H${x + w - 4}V${y + 4}`, palette.deep, 3, 0.6) +
      placed(rosette(palette.deep, 8, 0.55), x + w / 2 + 1.5, y + h / 2 + 2, w / 270) +
      placed(relief, x + w / 2, y + h / 2, w / 270)
    );
  };
  const tiles = repeat(across * down, (index) => {
    const [column, row] = [index % across, Math.floor(index / across)];
    return column === 0 || row === 0 || column === across - 1 || row === down - 1 ? tile(column * w, row * h) : '';
  });
  const [x, y, iw, ih] = [w, h, width - 2 * w, height - 2 * h];
  const recess = pen.sheet.linear([
    [0, palette.deep],
    [0.12, toned(palette.top, -0.06)],
    [1, palette.top],
  ]);
  const glow = halo(stage, focus.x, focus.y, focus.radius * 1.5, palette.light, 0.5);
  const nimbus =
    placed(
      ring(
        24,
        fill(petal(focus.radius * 1.3, focus.radius * 0.22, 0.8), toned(palette.top, 0.07)) +
          stroke(petal(focus.radius * 1.3, focus.radius * 0.22, 0.8), palette.deep, 2, 0.4),
      ),
      focus.x,
      focus.y,
    ) +
    fill(circle(focus.x, focus.y, focus.radius * 1.02), mixed(palette.top, palette.middle, 0.4)) +
    stroke(circle(focus.x, focus.y, focus.radius * 1.02), toned(palette.middle, 0.1), 3);
  return {
    back:
      fill(box(0, 0, width, height), palette.deep) +
      tiles +
      `<path d="${box(x + 4, y + 4, iw - 8, ih - 8)}" fill="${recess}"/>` +
      glow +
      pen.sheet.clipped(box(x + 4, y + 4, iw - 8, ih - 8), nimbus) +
      stroke(box(x + 4, y + 4, iw - 8, ih - 8), palette.deep, 6, 0.7) +
      stroke(path`M${x} ${y + ih}H${x + iw}V${y}`, toned(palette.middle, 0.14), 3, 0.6),
    front: '',
  };
};
