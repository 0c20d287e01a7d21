import { mixed, toned } from '../canvas/colour.ts';
import { box, circle, path, petal, placed, polar, polygon, ring } from '../canvas/geometry.ts';
import { repeat } from '../canvas/random.ts';
import { fill, footShade, halo, type Scene, type Stage, sky, stroke } from '../canvas/stage.ts';
import { rosette } from '../ornaments/alpona.ts';
import { lineFrame } from '../ornaments/frames.ts';
import { stars } from '../ornaments/nature.ts';
import { jamdani } from '../ornaments/weaving.ts';

/** Rays from the focus to beyond the picture. */
export function rays({ width, height, focus }: Stage, count: number, colour: Stage['palette']['top'], opacity: number, turn = 0): string {
  const reach = Math.hypot(width, height);
  const data = repeat(count, (index) => {
    const [x1, y1] = polar(reach, turn + (index * 360) / count);
    const [x2, y2] = polar(reach, turn + ((index + 0.5) * 360) / count);
    return path`M${focus.x} ${focus.y}L${focus.x + x1} ${focus.y + y1}L${focus.x + x2} ${focus.y + y2}Z`;
  });
  return fill(data, colour, opacity);
}

/** A floor painting unrolled behind the motif. */
export const medallion: Scene = (stage) => {
  const { palette, focus, pen, width, height } = stage;
  const r = focus.radius;
  const wreath = ring(
    28,
    fill(petal(r * 0.3, r * 0.17, 0.6), mixed(palette.light, palette.middle, 0.25)) + fill(petal(r * 0.2, r * 0.09, 0.6), palette.top),
  );
  const crownOf = (radius: number) =>
    repeat(28, (index) => {
      const [x, y] = polar(radius, index * (360 / 28));
      return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(index * (360 / 28))})">${fill(petal(r * 0.26, r * 0.2, 0.6), palette.light, 0.9)}${fill(petal(r * 0.19, r * 0.12, 0.6), palette.low)}</g>`;
    });
  const disc = pen.sheet.radial([
    [0, toned(palette.low, 0.16)],
    [0.6, palette.low],
    [1, palette.middle],
  ]);
  const plate =
    fill(circle(0, 0, r * 1.16), palette.light, 0.9) +
    `<path d="${circle(0, 0, r * 1.13)}" fill="${disc}"/>` +
    ring(36, fill(circle(0, -r * 1.05, 3.2), palette.light, 0.8)) +
    stroke(circle(0, 0, r * 0.98), palette.light, 2, 0.5);
  const corners = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ]
    .map(([x = 0, y = 0]) => placed(rosette(palette.light, 16, 0.5), x, y, 1.25))
    .join('');
  return {
    back:
      sky(stage) +
      jamdani(stage, palette.light, 0.1) +
      rays(stage, 28, palette.light, 0.07) +
      halo(stage, focus.x, focus.y, r * 2.1, palette.light, 0.35) +
      corners +
      placed(
        crownOf(r * 1.14) +
          plate +
          (pen.random() < 0.5 ? `<g opacity=".35">${wreath}</g>` : placed(rosette(palette.light, 16, 0.28), 0, 0, r / 112)),
        focus.x,
        focus.y,
      ),
    front: footShade(stage, 0.56, 0.95) + lineFrame(stage, palette.light),
  };
};

/** A many-lobed arch with the night outside it. */
export const arch: Scene = (stage) => {
  const { palette, focus, pen, width, height } = stage;
  const half = Math.min(focus.radius * 1.18, width / 2 - 44);
  const [x, top, foot] = [focus.x, Math.max(30, focus.y - focus.radius * 1.42), focus.y + focus.radius * 1.08];
  const spring = focus.y - focus.radius * 0.3;
  const opening = lobes(x, top, spring, foot, half);
  const wall = pen.sheet.linear([
    [0, palette.top],
    [1, palette.deep],
  ]);
  const inside = pen.sheet.linear([
    [0, toned(palette.middle, -0.05)],
    [0.7, palette.low],
    [1, toned(palette.low, 0.08)],
  ]);
  const tile =
    stroke('M0 30L30 0L60 30L30 60Z', palette.light, 1.2, 0.5) +
    placed(ring(4, fill(petal(13, 8), palette.light)), 30, 30) +
    fill(
      polygon([
        [0, -5],
        [5, 0],
        [0, 5],
        [-5, 0],
      ]),
      palette.light,
    );
  const column = (cx: number) =>
    `<path d="${box(cx - 15, spring, 30, foot - spring + 8)}" fill="${pen.sheet.linear(
      [
        [0, toned(palette.light, 0.06)],
        [0.4, palette.light],
        [1, toned(palette.light, -0.34)],
      ],
      0,
    )}"/>` +
    fill(box(cx - 22, spring - 12, 44, 16, 5), toned(palette.light, -0.06)) +
    fill(box(cx - 24, foot - 6, 48, 20, 5), toned(palette.light, -0.14)) +
    repeat(3, (index) => stroke(path`M${cx - 15} ${spring + 40 + index * 60}h30`, toned(palette.light, -0.3), 3, 0.7));
  return {
    back:
      `<path d="${box(0, 0, width, height)}" fill="${wall}"/><path d="${box(0, 0, width, height)}" fill="${pen.sheet.tiled(60, 60, tile)}" opacity=".2"/>` +
      stroke(opening, palette.deep, 46, 0.5) +
      `<path d="${opening}" fill="${inside}"/>` +
      pen.sheet.clipped(
        opening,
        rays(stage, 40, palette.light, 0.1) +
          placed(stars(pen.random, half * 2, foot - top, 26, palette.light), x - half, top) +
          halo(stage, focus.x, focus.y, focus.radius * 1.5, palette.light, 0.5),
      ) +
      stroke(opening, toned(palette.light, -0.2), 16) +
      stroke(opening, palette.light, 9) +
      stroke(opening, toned(palette.light, 0.12), 2.4) +
      column(x - half) +
      column(x + half) +
      placed(rosette(palette.light, 10, 0.9), 74, 74, 0.42) +
      placed(rosette(palette.light, 10, 0.9), width - 74, 74, 0.42),
    front: plinth(stage, foot) + lineFrame(stage, palette.light),
  };
};

function lobes(x: number, top: number, spring: number, foot: number, half: number): string {
  const rise = spring - top;
  const side = [
    [1, 0],
    [0.93, 0.36],
    [0.74, 0.66],
    [0.44, 0.86],
    [0, 1],
  ] as const;
  const point = ([u, v]: readonly [number, number], sign: number) => [x + sign * half * u, spring - rise * v] as const;
  const curve = (sign: number, order: readonly (readonly [number, number])[]) =>
    order
      .slice(1)
      .map((next) => {
        const [px, py] = point(next, sign);
        return path`A${half * 0.26} ${half * 0.26} 0 0 1 ${px} ${py}`;
      })
      .join('');
  return path`M${x - half} ${foot}V${spring}` + curve(-1, side) + curve(1, [...side].reverse()) + path`V${foot}Z`;
}

function plinth(stage: Stage, foot: number): string {
  const { width, height, palette, pen } = stage;
  const front = pen.sheet.linear([
    [0, toned(palette.deep, 0.1)],
    [1, palette.deep],
  ]);
  const edge = pen.sheet.linear([
    [0, toned(palette.light, 0.08)],
    [1, toned(palette.light, -0.26)],
  ]);
  return (
    `<path d="${box(0, foot + 10, width, height - foot)}" fill="${front}"/><path d="${box(0, foot + 6, width, 13)}" fill="${edge}"/>` +
    stroke(path`M0 ${foot + 30}h${width}`, palette.light, 1.6, 0.6)
  );
}
