import { mixed, toned } from '../canvas/colour.ts';
import { circle, ellipse, path, petal, placed } from '../canvas/geometry.ts';
import { between, repeat } from '../canvas/random.ts';
import { fill, footShade, halo, type Scene, sky, stroke } from '../canvas/stage.ts';
import { lineFrame } from '../ornaments/frames.ts';
import { cloudBank, palm, stars, village, water } from '../ornaments/nature.ts';

/** A wide river at night or dusk, lamps floating by. */
export const river: Scene = (stage) => {
  const { palette, focus, pen, width, height } = stage;
  const { random } = pen;
  const horizon = Math.min(height * 0.72, focus.y + focus.radius * 0.62);
  const disc = {
    x: focus.x + (random() < 0.5 ? -1 : 1) * focus.radius * between(random, 0.25, 0.6),
    y: focus.y - focus.radius * 0.5,
    r: focus.radius * between(random, 0.7, 0.95),
  };
  const lamp = (x: number, y: number, size: number) =>
    halo(stage, x, y - 8 * size, 40 * size, palette.light, 0.7) +
    placed(
      fill('M-20 0C-14 16 14 16 20 0Z', toned(palette.deep, 0.16)) +
        fill('M0 -26C9 -14 9 -2 0 0C-9 -2 -9 -14 0 -26Z', palette.light) +
        fill(ellipse(0, 17, 20, 3), palette.light, 0.5),
      x,
      y,
      size,
    );
  const lamps = repeat(Math.round(width / 90), () => {
    const t = random();
    return lamp(random() * width, horizon + 26 + t * (height - horizon) * 0.42, 0.5 + t * 0.8);
  });
  return {
    back:
      sky(stage, 0.5) +
      stars(random, width, horizon * 0.8, Math.round(width / 11), toned(palette.light, 0.1)) +
      halo(stage, disc.x, disc.y, disc.r * 2.3, palette.light, 0.4) +
      (stage.hasOwnLight
        ? ''
        : fill(circle(disc.x, disc.y, disc.r), toned(palette.light, 0.04), 0.92) +
          fill(circle(disc.x - disc.r * 0.1, disc.y - disc.r * 0.1, disc.r * 0.86), toned(palette.light, 0.1), 0.5)) +
      cloudBank(random, width * 0.12, horizon - 90, width * 0.5, mixed(palette.middle, palette.light, 0.22), 0.5) +
      cloudBank(random, width * 0.9, horizon - 150, width * 0.44, mixed(palette.middle, palette.light, 0.3), 0.45) +
      village(stage, horizon, mixed(palette.deep, palette.middle, 0.35), palette.light) +
      water(stage, horizon, disc.x),
    front: lamps + footShade(stage, 0.58, 0.94) + pads(stage) + lineFrame(stage, mixed(palette.light, palette.middle, 0.2)),
  };
};

function pads({ width, height, palette, pen }: Parameters<Scene>[0]): string {
  const leaf = mixed(palette.deep, pen.style.paints.leaf, 0.45);
  return [
    [0.09, 0.972, 1],
    [0.23, 0.988, 0.7],
    [0.91, 0.972, 1.05],
    [0.77, 0.988, 0.7],
  ]
    .map(([x = 0, y = 0, size = 1]) =>
      placed(
        fill('M-62 0C-60 -20 60 -20 62 0C60 20 14 22 6 20L0 4L-8 20C-20 22 -60 20 -62 0Z', leaf) +
          placed(
            [-50, -25, 0, 25, 50]
              .map((turn) => placed(fill(petal(34, 18, 0.6), toned(pen.style.paints.pink, 0.06)), 0, 0, 1, turn))
              .join(''),
            4,
            -4,
          ),
        x * width,
        y * height,
        size,
      ),
    )
    .join('');
}

/** The monsoon: banks of cloud, slanting rain, paddies under water. */
export const monsoon: Scene = (stage) => {
  const { palette, focus, pen, width, height } = stage;
  const { random } = pen;
  const horizon = Math.min(height * 0.7, focus.y + focus.radius * 0.8);
  const bolt = (x: number, size: number) =>
    placed(fill('M14 0L-34 96L-4 92L-40 190L48 70L14 76L46 0Z', toned(palette.light, 0.08), 0.92), x, 40, size, 6);
  const rain = (count: number, opacity: number, length: number) =>
    stroke(
      repeat(count, () => path`M${random() * width * 1.2} ${random() * height}l${-length * 0.32} ${length}`),
      toned(palette.light, 0.06),
      2,
      opacity,
    );
  const fields = repeat(4, (index) => {
    const y = horizon + 10 + index * 26;
    return (
      fill(
        path`M0 ${y}Q${width * 0.25} ${y - 16 + index * 4} ${width * 0.5} ${y}T${width} ${y - 4}V${height}H0Z`,
        mixed(pen.style.paints.leaf, palette.deep, 0.35 + index * 0.16),
      ) + stroke(path`M0 ${y + 5}Q${width * 0.25} ${y - 11 + index * 4} ${width * 0.5} ${y + 5}T${width} ${y + 1}`, palette.light, 1.6, 0.3)
    );
  });
  const rings = repeat(9, () =>
    stroke(ellipse(random() * width, horizon + 30 + random() * 90, between(random, 14, 36), between(random, 3, 7)), palette.light, 2, 0.45),
  );
  const above = (y: number, step: number, opacity: number) =>
    repeat(3, (index) =>
      cloudBank(random, (index + 0.15) * width * 0.48, y + between(random, -20, 20), width * 0.62, toned(palette.middle, step), opacity),
    );
  const leanings =
    placed(palm(190, 60, mixed(palette.deep, palette.middle, 0.25)), width * 0.07, horizon + 16) +
    placed(palm(150, 54, mixed(palette.deep, palette.middle, 0.3)), width * 0.88, horizon + 12);
  return {
    back:
      sky(stage, 0.5) +
      halo(stage, focus.x, focus.y, focus.radius * 1.9, palette.light, 0.55) +
      bolt(random() < 0.5 ? width * 0.16 : width * 0.84, 1.3) +
      above(30, -0.1, 1) +
      above(84, -0.02, 0.9) +
      above(130, 0.07, 0.55) +
      leanings +
      rain(70, 0.28, 60) +
      fields +
      rings,
    front: rain(16, 0.55, 90) + footShade(stage, 0.58, 0.95),
  };
};
