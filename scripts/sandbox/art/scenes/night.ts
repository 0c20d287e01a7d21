import { type Colour, mixed, toned } from '../canvas/colour.ts';
import { box, circle, path, petal, placed, polar, star } from '../canvas/geometry.ts';
import { between, pick, repeat } from '../canvas/random.ts';
import { fill, footShade, halo, type Scene, sky, stroke } from '../canvas/stage.ts';
import { lineFrame } from '../ornaments/frames.ts';
import { stars } from '../ornaments/nature.ts';

/** A city after dark: a tube of light round the motif, streets below. */
export const neon: Scene = (stage) => {
  const { palette, focus, pen, width, height } = stage;
  const { random } = pen;
  const horizon = Math.min(height * 0.74, focus.y + focus.radius * 0.9);
  const towers = repeat(Math.ceil(width / 44), (index) => {
    const [x, tall, wide] = [index * 44 - 6, between(random, 60, 250), between(random, 40, 56)];
    const windows = repeat(Math.floor(tall / 20), (row) =>
      repeat(3, (column) =>
        random() < 0.4
          ? fill(box(x + 7 + column * 13, horizon - tall + 10 + row * 20, 6, 8), pick(random, [palette.light, palette.low]), 0.75)
          : '',
      ),
    );
    return fill(box(x, horizon - tall, wide, tall), mixed(palette.deep, palette.middle, 0.3)) + windows;
  });
  const lines = repeat(15, (index) => path`M${width / 2} ${horizon - 60}L${width / 2 + (index - 7) * width * 0.22} ${height}`);
  const cross = repeat(8, (index) => path`M0 ${horizon + 4 + index * index * 4.4}H${width}`);
  const floor = pen.sheet.clipped(
    box(0, horizon, width, height - horizon),
    fill(box(0, horizon, width, height - horizon), palette.deep) + stroke(lines + cross, palette.low, 1.8, 0.55),
  );
  const shapeOf = pick(random, [
    (r: number) => circle(0, 0, r),
    (r: number) => star(3, r * 1.22, r * 1.22, 0),
    (r: number) => star(4, r * 1.08, r * 0.92),
    (r: number) => star(6, r * 1.1, r * 0.98),
  ]);
  const tube = (radius: number, colour: Colour) => {
    const data = shapeOf(radius);
    return (
      stroke(data, colour, 26, 0.14) + stroke(data, colour, 15, 0.3) + stroke(data, colour, 7) + stroke(data, toned(colour, 0.24), 2.4)
    );
  };
  return {
    back:
      sky(stage) +
      stars(random, width, horizon, 30, palette.light) +
      halo(stage, focus.x, horizon, width * 0.7, palette.low, 0.6) +
      towers +
      floor +
      fill(box(0, horizon - 2, width, 4), palette.light, 0.9) +
      halo(stage, focus.x, focus.y, focus.radius * 1.7, palette.deep, 0.9) +
      placed(tube(focus.radius * 1.16, palette.low) + tube(focus.radius * 1.02, palette.light), focus.x, focus.y),
    front: footShade(stage, 0.62, 0.9),
  };
};

/** A fair by night: fireworks, strings of lamps, tents. */
export const festival: Scene = (stage) => {
  const { palette, focus, pen, width } = stage;
  const { random } = pen;
  const burst = (x: number, y: number, radius: number, colour: Colour) => {
    const sparks = repeat(22, (index) => {
      const [dx, dy] = polar(radius * between(random, 0.78, 1), index * (360 / 22));
      return (
        stroke(path`M${x + dx * 0.3} ${y + dy * 0.3}L${x + dx} ${y + dy}`, colour, 2.4, 0.75) +
        fill(circle(x + dx, y + dy, 3.4), toned(colour, 0.14))
      );
    });
    return halo(stage, x, y, radius, colour, 0.5) + sparks;
  };
  const colours = [pen.style.paints.pink, pen.style.paints.gold, pen.style.paints.teal, pen.style.paints.orange];
  const bursts = repeat(Math.max(4, Math.round(width / 170)), (index) =>
    burst(
      ((index + between(random, 0.2, 0.8)) * width) / Math.max(4, Math.round(width / 170)),
      between(random, 50, focus.y),
      between(random, 60, 130),
      pick(random, colours),
    ),
  );
  const lampString = (y: number, sag: number) => {
    const count = Math.round(width / 46);
    const at = (t: number) => y + Math.sin(t * Math.PI) * sag;
    return (
      stroke(path`M0 ${y}Q${width / 2} ${y + sag * 2} ${width} ${y}`, palette.deep, 3) +
      repeat(count, (index) => {
        const t = (index + 0.5) / count;
        const colour = pick(random, colours);
        return (
          halo(stage, t * width, at(t) + 18, 30, colour, 0.6) +
          placed(
            fill('M-9 4C-15 12 -15 24 -8 32H8C15 24 15 12 9 4Z', colour) +
              fill('M-4 4C-7 14 -7 22 -4 32H4C7 22 7 14 4 4Z', toned(colour, 0.16)) +
              fill('M-9 0H9V5H-9ZM-7 31H7V35H-7Z', palette.deep),
            t * width,
            at(t),
          )
        );
      })
    );
  };
  const ground0 = focus.y + focus.radius * 0.95;
  const tent = (x: number, size: number, colour: Colour) =>
    placed(
      repeat(
        4,
        (index) =>
          fill(path`M0 -150L${-90 + index * 45} -50L${-45 + index * 45} -50Z`, index % 2 ? palette.light : colour) +
          fill(path`M${-90 + index * 45} -50h45q-22 26 -45 0Z`, index % 2 ? colour : palette.light),
      ) +
        fill('M-84 -50L-92 20H92L84 -50Z', mixed(colour, palette.deep, 0.55)) +
        fill('M-24 20C-24 -30 24 -30 24 20Z', palette.light, 0.9) +
        fill('M0 -150v-34l30 10l-30 10', colour),
      x,
      ground0,
      size,
    );
  const glow =
    fill(circle(focus.x, focus.y, focus.radius * 1.1), palette.low, 0.22) +
    placed(
      repeat(24, (index) => placed(fill(petal(focus.radius * 1.3, focus.radius * 0.2, 0.8), palette.light, 0.13), 0, 0, 1, index * 15)),
      focus.x,
      focus.y,
    );
  return {
    back:
      sky(stage) +
      stars(random, width, focus.y, Math.round(width / 14), palette.light) +
      bursts +
      glow +
      halo(stage, focus.x, focus.y, focus.radius * 1.6, palette.light, 0.5) +
      tent(width * 0.1, 1.1, pen.style.paints.red) +
      tent(width * 0.9, 1.15, pen.style.paints.teal) +
      tent(width * 0.3, 0.7, pen.style.paints.violet) +
      tent(width * 0.72, 0.75, pen.style.paints.pink),
    front: footShade(stage, 0.56, 0.96) + lampString(18, 46) + lineFrame(stage, mixed(palette.light, palette.low, 0.3), 12),
  };
};
