import { placed } from './canvas/geometry.ts';
import type { Pen } from './canvas/pen.ts';
import { at, between, pick, type Random } from './canvas/random.ts';
import type { Stage } from './canvas/stage.ts';
import { type MotifName, motifs } from './motifs/motifs.ts';

/** How many figures a word in the name stands for. */
const COUNTS: readonly (readonly [RegExp, number])[] = [
  [/\b(two|twin|double)\b/i, 2],
  [/\b(three|triple)\b/i, 3],
  [/\b(four|five)\b/i, 4],
  [/\b(seven|nine|thirteen|hundred|thousand|ten|row|lane|parade|market|festival)\b/i, 5],
];

/** Places for so many figures: x and y in half widths of the focus, size, turn; the last is in front. */
const PLACES: Record<number, readonly (readonly [x: number, y: number, size: number, turn: number])[]> = {
  1: [[0, 0, 1, 0]],
  2: [
    [0.48, -0.36, 0.66, 9],
    [-0.3, 0.2, 0.84, -7],
  ],
  3: [
    [-0.62, -0.4, 0.52, -12],
    [0.64, -0.34, 0.52, 12],
    [0, 0.16, 0.86, 0],
  ],
  4: [
    [-0.62, -0.46, 0.48, -10],
    [0.6, -0.5, 0.48, 12],
    [-0.56, 0.46, 0.56, -8],
    [0.28, 0.14, 0.82, 5],
  ],
  5: [
    [-0.7, -0.52, 0.4, -14],
    [0.7, -0.54, 0.4, 12],
    [0, -0.72, 0.36, 0],
    [0.66, 0.42, 0.46, 10],
    [-0.12, 0.2, 0.82, -4],
  ],
};

/** Motifs that may be shown several times in one picture, because they are single things and no scenes. */
const COUNTABLE: ReadonlySet<MotifName> = new Set([
  'kite',
  'mango',
  'lantern',
  'diya',
  'hilsa',
  'butterfly',
  'coin',
  'gem',
  'shapla',
  'dhol',
  'matka',
  'marigold',
  'owl',
  'tiger',
  'dice',
  'doyel',
  'umbrella',
]);

/** Motifs that may be mirrored. */
const FREE_TO_TURN: ReadonlySet<MotifName> = new Set([
  'nouka',
  'hilsa',
  'doyel',
  'kite',
  'dice',
  'dhol',
  'rickshaw',
  'mango',
  'coin',
  'cricket',
  'ektara',
  'moon',
]);

/** Small things that may lie beside the main one. */
const COMPANIONS: readonly MotifName[] = [
  'coin',
  'diya',
  'marigold',
  'gem',
  'dice',
  'shapla',
  'butterfly',
  'lantern',
  'mango',
  'cards',
  'tea',
  'matka',
];

/** The figures of a poster: as many as its name says, with a companion or two when there is only one. */
export function figures(name: string, motif: MotifName, pen: Pen, focus: Stage['focus']): string {
  const { random } = pen;
  const count = COUNTABLE.has(motif) ? countIn(name) : 1;
  const shown = (PLACES[count] ?? []).map(([x, y, size, turn]) =>
    figure(motif, pen, focus.x + x * focus.radius, focus.y + y * focus.radius, (focus.radius / 200) * size, turn + between(random, -3, 3)),
  );
  return shown.join('') + (count === 1 ? companions(motif, pen, focus, random) : '');
}

function countIn(name: string): number {
  return COUNTS.find(([word]) => word.test(name))?.[1] ?? 1;
}

function figure(motif: MotifName, pen: Pen, x: number, y: number, scale: number, turn: number): string {
  const flip = pen.random() < 0.5 && FREE_TO_TURN.has(motif) ? -1 : 1;
  return placed(`<g transform="scale(${flip} 1)">${motifs[motif](pen)}</g>`, x, y, scale, turn);
}

function companions(motif: MotifName, pen: Pen, { x, y, radius }: Stage['focus'], random: Random): string {
  const how = random();
  if (how < 0.3) return '';
  const others = COMPANIONS.filter((other) => other !== motif);
  const first = Math.floor(random() * others.length);
  const side = pick(random, [-1, 1] as const);
  const beside = (index: number, sign: number, size: number) =>
    figure(
      at(others, first + index),
      pen,
      x + sign * radius * 0.82,
      y + radius * between(random, 0.66, 0.78),
      (radius / 200) * size,
      sign * 7,
    );
  return how < 0.68 ? beside(0, side, 0.42) : beside(0, -side, 0.34) + beside(5, side, 0.42);
}
