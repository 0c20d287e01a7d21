import { box, path } from '../canvas/geometry.ts';
import { repeat } from '../canvas/random.ts';
import { fill, halo, type Scene } from '../canvas/stage.ts';
import { steppedDiamond, teeth } from '../ornaments/weaving.ts';

/** A piece of woven cloth with the motif in its great diamond. */
export const weave: Scene = (stage) => {
  const { palette, focus, pen, width, height } = stage;
  const steps = 18;
  const bands = [
    [1.95, palette.middle],
    [1.8, palette.light],
    [1.74, palette.low],
    [1.58, palette.top],
    [1.5, palette.light],
    [1.45, palette.middle],
    [1.3, palette.deep],
  ] as const;
  const diamonds = bands
    .map(([share, colour]) =>
      fill(steppedDiamond(focus.x, focus.y, focus.radius * share, focus.radius * share * 1.08, Math.round(steps * share * 0.8)), colour),
    )
    .join('');
  const small =
    steppedDiamond(32, 32, 15, 15, 4) +
    steppedDiamond(0, 0, 7, 7, 3) +
    steppedDiamond(64, 0, 7, 7, 3) +
    steppedDiamond(0, 64, 7, 7, 3) +
    steppedDiamond(64, 64, 7, 7, 3);
  const field = `<path d="${box(0, 0, width, height)}" fill="${pen.sheet.tiled(64, 64, fill(small, palette.light) + fill(steppedDiamond(32, 32, 6, 6, 2), palette.top))}" opacity=".5"/>`;
  const thread = `<path d="${box(0, 0, width, height)}" fill="${pen.sheet.tiled(4, 4, fill('M0 0H4V1.3H0Z', palette.deep))}" opacity=".16"/>`;
  const border = (x: number, turn: 1 | -1) =>
    fill(box(Math.min(x, x + turn * 34), 0, 34, height), palette.deep) +
    fill(
      repeat(Math.round(height / 26), (index) => path`M${x + turn * 34} ${index * 26}v26l${-turn * 22} -13Z`),
      palette.light,
    ) +
    fill(box(x + turn * 34 - 2, 0, 5, height), palette.low);
  const foot = height * 0.74;
  return {
    back:
      fill(box(0, 0, width, height), palette.top) +
      field +
      diamonds +
      halo(stage, focus.x, focus.y, focus.radius * 1.2, palette.light, 0.4) +
      thread,
    front:
      fill(box(0, foot, width, height - foot), palette.deep) +
      fill(teeth(0, foot, width, -22, Math.round(width / 24)), palette.deep) +
      fill(box(0, foot + 8, width, 5), palette.light) +
      fill(box(0, height - 14, width, 5), palette.low) +
      border(0, 1) +
      border(width, -1),
  };
};
