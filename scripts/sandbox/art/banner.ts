import { hex, oklch } from './canvas/colour.ts';
import { box, placed } from './canvas/geometry.ts';
import { Pen } from './canvas/pen.ts';
import { randomOf } from './canvas/random.ts';
import { Sheet } from './canvas/sheet.ts';
import { paintTitle } from './lettering/paint-title.ts';
import { setTitle } from './lettering/set-title.ts';
import { type MotifName, motifs } from './motifs/motifs.ts';
import { phone } from './motifs/phone.ts';
import type { Mood } from './styles/style.ts';
import { type StyleName, styles } from './styles/styles.ts';

const WIDTH = 1600;
const HEIGHT = 600;

type Figure = readonly [motif: MotifName | 'phone', x: number, y: number, size: number, turn?: number];

interface Composition {
  style: StyleName;
  mood: Mood;
  figures: readonly Figure[];
}

/** In the order of the site's banners; figures keep to the right, so that the left stays calm for the title. */
const COMPOSITIONS: readonly Composition[] = [
  {
    style: 'river',
    mood: 'night',
    figures: [
      ['nouka', 1130, 276, 1.14],
      ['diya', 830, 468, 0.34],
      ['diya', 1420, 470, 0.42],
      ['diya', 1010, 520, 0.5],
      ['diya', 1265, 526, 0.36],
    ],
  },
  {
    style: 'festival',
    mood: 'dusk',
    figures: [
      ['kite', 840, 220, 0.5, -14],
      ['coin', 905, 430, 0.62, -8],
      ['gem', 1385, 420, 0.66, 8],
      ['tiger', 1140, 310, 1.2],
    ],
  },
  {
    style: 'medallion',
    mood: 'night',
    figures: [
      ['cards', 955, 350, 0.98, -14],
      ['dice', 1400, 420, 0.7, 8],
      ['wheel', 1180, 290, 1.18],
    ],
  },
  {
    style: 'garden',
    mood: 'dawn',
    figures: [
      ['football', 1370, 380, 0.86],
      ['kite', 1300, 130, 0.44, 10],
      ['cricket', 1050, 310, 1.2, 4],
      ['crown', 840, 460, 0.5, -8],
    ],
  },
  {
    style: 'rickshaw',
    mood: 'night',
    figures: [
      ['butterfly', 872, 150, 0.5, -16],
      ['coin', 890, 450, 0.56],
      ['mango', 1420, 400, 0.8, 10],
      ['phone', 1150, 304, 1.26, 8],
    ],
  },
];

/** A banner of the home page, from 1; undefined when there is no such one. */
export function banner(n: number, titleText: string): string | undefined {
  const composition = COMPOSITIONS[n - 1];
  if (!composition) return;
  const style = styles[composition.style];
  const sheet = new Sheet(WIDTH, HEIGHT);
  const pen = new Pen(sheet, randomOf(`banner ${n}`), style.pen);
  const palette = style.palettes[composition.mood] ?? style.palettes.night;
  const stage = { width: WIDTH, height: HEIGHT, palette, focus: { x: 1150, y: 300, radius: 250 }, pen };
  const { back } = style.scene(stage);
  const figures = composition.figures
    .map(([motif, x, y, size, turn]) => placed((motif === 'phone' ? phone : motifs[motif])(pen), x, y, size, turn))
    .join('');
  const calm = sheet.linear(
    [
      [0, palette.deep, 0.86],
      [0.6, palette.deep, 0.7],
      [1, palette.deep, 0],
    ],
    0,
  );
  const foot = sheet.linear([
    [0, palette.deep, 0],
    [1, palette.deep, 0.7],
  ]);
  const title = setTitle(titleText, { x: 415, y: 286, width: 606, height: 380 }, { ...style.title, arc: 0, left: true });
  const letters = { face: oklch(0.9, 0.12, 90), foot: oklch(0.74, 0.15, 68), edge: palette.deep };
  return sheet.svg(
    back +
      `<path d="${box(0, 430, WIDTH, 170)}" fill="${foot}"/><path d="${box(0, 0, 880, HEIGHT)}" fill="${calm}"/>` +
      figures +
      paintTitle(sheet, title, 'gilded', letters) +
      `<path d="M112 ${title.bottom + 50}h120l10 -10l10 10l-10 10l-10 -10" fill="none" stroke="${hex(palette.light)}" stroke-width="3" stroke-linejoin="round"/>`,
  );
}
