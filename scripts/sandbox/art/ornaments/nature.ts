import { type Colour, toned } from '../canvas/colour.ts';
import { circle, ellipse, path, petal, placed, wedge } from '../canvas/geometry.ts';
import { between, type Random, repeat } from '../canvas/random.ts';
import { fill, type Stage, stroke } from '../canvas/stage.ts';

export function stars(random: Random, width: number, height: number, count: number, colour: Colour): string {
  return repeat(count, () => {
    const [x, y, size] = [random() * width, random() ** 1.4 * height, between(random, 0.8, 2.6)];
    const opacity = Math.round(between(random, 0.35, 0.95) * 100) / 100;
    return size > 2.2
      ? placed(fill('M0 -9L1.8 -1.8L9 0L1.8 1.8L0 9L-1.8 1.8L-9 0L-1.8 -1.8Z', colour, opacity), x, y)
      : fill(circle(x, y, size), colour, opacity);
  });
}

/** A coconut palm, its foot at the origin, `height` tall. */
export function palm(height: number, lean: number, colour: Colour): string {
  const [x, y] = [lean, -height];
  const fronds = [-168, -140, -108, -70, -30, 8, 34].map((turn) => {
    const angle = (turn * Math.PI) / 180;
    const [ex, ey] = [x + Math.cos(angle) * height * 0.4, y + Math.sin(angle) * height * 0.26 + height * 0.1];
    return fill(wedge(x, y, ex, ey, height * 0.075, (turn < -90 ? 1 : -1) * height * -0.14), colour);
  });
  return (
    fill(
      path`M${-height * 0.025} 0Q${lean * 0.2} ${-height * 0.5} ${x - height * 0.012} ${y}h${height * 0.024}Q${lean * 0.2 + height * 0.04} ${-height * 0.5} ${height * 0.03} 0Z`,
      colour,
    ) + fronds.join('')
  );
}

/** A village on the far bank: trees, palms and lit windows, standing on y. */
export function village(stage: Stage, y: number, colour: Colour, lit: Colour): string {
  const { random } = stage.pen;
  const count = Math.ceil(stage.width / 46);
  return (
    repeat(count, (index) => {
      const x = index * 46 + between(random, -16, 16);
      const kind = random();
      if (kind < 0.28) return placed(palm(between(random, 70, 128), between(random, -24, 24), colour), x, y + 2);
      if (kind < 0.5) {
        const w = between(random, 30, 46);
        return (
          fill(path`M${x} ${y}v-20l${-w * 0.2} 0l${w * 0.7} -24l${w * 0.7} 24l${-w * 0.2} 0v20Z`, colour) +
          fill(path`M${x + w * 0.4} ${y - 4}v-11h7v11Z`, lit)
        );
      }
      return fill(ellipse(x, y - 6, between(random, 24, 48), between(random, 18, 36)), colour);
    }) + fill(path`M0 ${y - 5}h${stage.width}v12h${-stage.width}Z`, colour)
  );
}

/** Still water from y to the foot of the picture, with the light of something above x. */
export function water(stage: Stage, y: number, x: number): string {
  const { width, height, palette, pen } = stage;
  const { random } = pen;
  const base = pen.sheet.linear([
    [0, palette.low],
    [0.3, toned(palette.deep, 0.12)],
    [1, palette.deep],
  ]);
  const glints = repeat(46, () => {
    const t = random() ** 1.3;
    const gx = x + (random() - 0.5) * (90 + t * 330);
    const half = between(random, 12, 50) * (0.4 + t);
    return fill(ellipse(gx, y + 8 + t * (height - y), half, 1.3 + t * 2.2), palette.light, Math.round((0.55 - t * 0.3) * 100) / 100);
  });
  const ripples = repeat(22, () => {
    const t = random();
    const rx = random() * width;
    return stroke(
      path`M${rx - 40 - t * 50} ${y + 10 + t * (height - y)}q${20 + t * 25} -5 ${40 + t * 50} 0t${40 + t * 50} 0`,
      toned(palette.low, 0.14),
      1.4 + t,
      0.35,
    );
  });
  return `<path d="${path`M0 ${y}h${width}V${height}H0Z`}" fill="${base}"/>${ripples}${glints}`;
}

/** A bank of cumulus, its flat foot on y. */
export function cloudBank(random: Random, x: number, y: number, width: number, colour: Colour, opacity = 1): string {
  const count = Math.max(3, Math.round(width / 60));
  const puffs = repeat(count, (index) => {
    const t = (index + 0.5) / count;
    const swell = Math.sin(t * Math.PI);
    return circle(x - width / 2 + t * width, y - swell * width * 0.06, width * (0.07 + swell * 0.08) * between(random, 0.8, 1.2));
  });
  return fill(
    puffs + path`M${x - width / 2} ${y - 4}h${width}v${width * 0.05}q${-width / 2} ${width * 0.04} ${-width} 0Z`,
    colour,
    opacity,
  );
}

/** Broad leaves that reach in from a lower corner; `side` is 1 for the left one, -1 for the right. */
export function cornerLeaves(x: number, y: number, side: 1 | -1, size: number, colours: readonly [Colour, Colour]): string {
  return [78, 52, 28, 6]
    .map((turn, index) =>
      placed(
        fill(petal(size * (1 - index * 0.07), size * 0.34), index % 2 ? colours[0] : colours[1]) +
          stroke(path`M0 -8L0 ${-size * 0.8}`, toned(colours[0], 0.1), 2, 0.6),
        x,
        y,
        1,
        side * turn,
      ),
    )
    .join('');
}
