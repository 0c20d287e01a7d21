import { box, placed } from './canvas/geometry.ts';
import { Pen } from './canvas/pen.ts';
import { randomOf } from './canvas/random.ts';
import { Sheet } from './canvas/sheet.ts';
import { type MotifName, motifs } from './motifs/motifs.ts';
import { phone } from './motifs/phone.ts';
import { rosette } from './ornaments/alpona.ts';
import type { Mood } from './styles/style.ts';
import { type StyleName, styles } from './styles/styles.ts';

const WIDTH = 1600;
const HEIGHT = 600;

type Figure = readonly [motif: MotifName | 'phone', x: number, y: number, size: number, turn?: number];

interface Composition {
  style: StyleName;
  mood: Mood;
  /** What the picture is about, on its right. */
  figures: readonly Figure[];
  /** Small and further away, on its left, where the site's words may stand. */
  far: readonly Figure[];
  /** How much of a rosette of floor painting is seen there, 0–1. */
  rosette?: number;
}

/** In the order of the site's banners. No words are drawn: the site sets them over the left half, in the reader's language. */
const COMPOSITIONS: readonly Composition[] = [
  {
    style: 'river',
    mood: 'night',
    figures: [
      ['nouka', 1216, 276, 1.14],
      ['diya', 930, 470, 0.34],
      ['diya', 1496, 470, 0.42],
      ['diya', 1096, 520, 0.5],
      ['diya', 1350, 526, 0.36],
    ],
    far: [
      ['nouka', 300, 404, 0.26],
      ['diya', 110, 474, 0.2],
      ['diya', 470, 452, 0.14],
      ['diya', 610, 490, 0.22],
      ['diya', 316, 536, 0.3],
    ],
  },
  {
    style: 'festival',
    mood: 'dusk',
    figures: [
      ['kite', 912, 214, 0.5, -14],
      ['coin', 968, 440, 0.62, -8],
      ['gem', 1462, 430, 0.66, 8],
      ['tiger', 1212, 310, 1.2],
    ],
    far: [
      ['lantern', 150, 250, 0.34],
      ['kite', 420, 150, 0.26, 16],
      ['lantern', 640, 300, 0.24],
    ],
  },
  {
    style: 'medallion',
    mood: 'night',
    figures: [
      ['cards', 1016, 350, 0.98, -14],
      ['dice', 1466, 424, 0.7, 8],
      ['wheel', 1244, 290, 1.18],
    ],
    far: [],
    rosette: 0.4,
  },
  {
    style: 'garden',
    mood: 'dawn',
    figures: [
      ['football', 1436, 384, 0.86],
      ['kite', 1376, 124, 0.44, 10],
      ['cricket', 1116, 306, 1.2, 4],
      ['crown', 912, 470, 0.46, -8],
    ],
    far: [
      ['kite', 250, 130, 0.26, -18],
      ['kite', 520, 190, 0.18, 12],
      ['doyel', 640, 452, 0.3],
    ],
  },
  {
    style: 'rickshaw',
    mood: 'night',
    figures: [
      ['butterfly', 940, 150, 0.46, -16],
      ['coin', 958, 466, 0.52],
      ['mango', 1480, 410, 0.76, 10],
      ['phone', 1216, 304, 1.26, 8],
    ],
    far: [
      ['butterfly', 190, 170, 0.26, 22],
      ['marigold', 420, 440, 0.36],
    ],
  },
];

/** A banner of the home page, from 1; undefined when there is no such one. */
export function banner(n: number): string | undefined {
  const composition = COMPOSITIONS[n - 1];
  if (!composition) return;
  const style = styles[composition.style];
  const sheet = new Sheet(WIDTH, HEIGHT);
  const pen = new Pen(sheet, randomOf(`banner ${n}`), style.pen);
  const palette = style.palettes[composition.mood] ?? style.palettes.night;
  const stage = { width: WIDTH, height: HEIGHT, palette, focus: { x: 1216, y: 300, radius: 250 }, pen };
  const { back } = style.scene(stage);
  const drawn = (figures: readonly Figure[]) =>
    figures.map(([motif, x, y, size, turn]) => placed((motif === 'phone' ? phone : motifs[motif])(pen), x, y, size, turn)).join('');
  const dusk = sheet.linear(
    [
      [0, palette.deep, 0.6],
      [0.7, palette.deep, 0.3],
      [1, palette.deep, 0],
    ],
    0,
  );
  const foot = sheet.linear([
    [0, palette.deep, 0],
    [1, palette.deep, 0.7],
  ]);
  return sheet.svg(
    back +
      placed(rosette(palette.light, 16, composition.rosette ?? 0), 400, 300, 2.1) +
      drawn(composition.far) +
      `<path d="${box(0, 430, WIDTH, 170)}" fill="${foot}"/><path d="${box(0, 0, 900, HEIGHT)}" fill="${dusk}"/>` +
      drawn(composition.figures),
  );
}
