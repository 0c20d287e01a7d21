import { hex, oklch, toned } from './canvas/colour.ts';
import { box, circle, placed } from './canvas/geometry.ts';
import { Pen } from './canvas/pen.ts';
import { at, pick, type Random, randomOf } from './canvas/random.ts';
import { Sheet } from './canvas/sheet.ts';
import { sky, stroke } from './canvas/stage.ts';
import { paintTitle } from './lettering/paint-title.ts';
import { setTitle } from './lettering/set-title.ts';
import { type MotifName, motifs } from './motifs/motifs.ts';
import { lineFrame } from './ornaments/frames.ts';
import { jamdani } from './ornaments/weaving.ts';
import { type StyleName, styles } from './styles/styles.ts';

interface Kind {
  /** Words in a promotion's name, in any of the four languages, that make it one of this kind. */
  word: RegExp;
  motifs: readonly MotifName[];
  styles: readonly StyleName[];
}

const KINDS: readonly Kind[] = [
  { word: /mobile|মোবাইল|手机|mudah alih/i, motifs: ['butterfly', 'kite', 'coin'], styles: ['festival', 'weave'] },
  { word: /live|লাইভ|真人/i, motifs: ['wheel', 'cards', 'dice'], styles: ['medallion', 'river', 'arch'] },
  { word: /sport|sukan|খেলা|স্পোর্টস|体育/i, motifs: ['cricket', 'football', 'crown'], styles: ['garden', 'monsoon'] },
  { word: /refer|friend|বন্ধু/i, motifs: ['doyel', 'shapla', 'kite'], styles: ['garden', 'river'] },
  { word: /daily|দৈনিক|每日|harian|reload/i, motifs: ['diya', 'tea', 'lantern'], styles: ['river', 'festival', 'monsoon'] },
  { word: /slot|স্লট|老虎机/i, motifs: ['tiger', 'matka', 'mango', 'elephant'], styles: ['rickshaw', 'medallion', 'festival', 'weave'] },
];
const OTHER: Omit<Kind, 'word'> = { motifs: ['shapla', 'coin', 'lantern'], styles: ['river', 'medallion'] };

export interface PromotionSubject {
  id: number;
  name: string;
}

/** A promotion's picture, with the number in its name if there is one; 720 by 405. */
export function promotionPicture({ id, name }: PromotionSubject): string {
  const { sheet, pen, style, palette, shown } = prepared(720, 405, name, randomOf(`promotion ${id}`), id);
  const figure = figureIn(name);
  const focus = { x: figure ? 500 : 360, y: 200, radius: 158 };
  const stage = { width: 720, height: 405, palette, focus, pen };
  const calm = sheet.linear(
    [
      [0, palette.deep, 0.9],
      [0.5, palette.deep, 0.7],
      [1, palette.deep, 0],
    ],
    0,
  );
  const side = figure ? `<path d="${box(0, 0, 400, 405)}" fill="${calm}"/>` : '';
  const title = figure
    ? paintTitle(sheet, setTitle(figure, { x: 186, y: 200, width: 248, height: 150 }, { font: 'sign' }), 'gilded', {
        face: oklch(0.9, 0.12, 90),
        foot: oklch(0.74, 0.15, 68),
        edge: palette.deep,
      })
    : '';
  const second =
    placed(motifs[at(shown, 1)](pen), focus.x - 128, 300, 0.36, -10) + placed(motifs[at(shown, 2)](pen), focus.x + 142, 296, 0.36, 10);
  return sheet.svg(
    style.scene(stage).back +
      side +
      placed(motifs[at(shown, 0)](pen), focus.x, focus.y - 14, 0.84) +
      second +
      title +
      lineFrame(stage, toned(palette.light, -0.06), 12),
  );
}

/** The picture inside a promotion's text: its three emblems on a thread; 640 by 300. */
export function promotionDetail({ id, name }: PromotionSubject): string {
  const { sheet, pen, palette, shown } = prepared(640, 300, name, randomOf(`promotion detail ${id}`), id);
  const stage = { width: 640, height: 300, palette, focus: { x: 320, y: 150, radius: 120 }, pen };
  const medals = [118, 320, 522].map((x, index) => {
    const radius = index === 1 ? 104 : 80;
    const plate = sheet.radial([
      [0, toned(palette.low, 0.1)],
      [1, palette.middle],
    ]);
    return (
      `<path d="${circle(x, 150, radius)}" fill="${plate}"/>` +
      stroke(circle(x, 150, radius), palette.light, 3) +
      stroke(circle(x, 150, radius + 8), palette.light, 1.4, 0.7) +
      placed(motifs[at(shown, index + 2)](pen), x, 150, (radius - 14) / 205)
    );
  });
  const thread = `<path d="M20 150H620" stroke="${hex(palette.light)}" stroke-width="2.4" stroke-dasharray="3 9" stroke-linecap="round"/>`;
  return sheet.svg(
    sky(stage) + jamdani(stage, palette.light, 0.12, 40) + thread + medals.join('') + lineFrame(stage, toned(palette.light, -0.06), 12),
  );
}

function prepared(width: number, height: number, name: string, random: Random, turn: number) {
  const kind = KINDS.find(({ word }) => word.test(name)) ?? OTHER;
  const style = styles[at(kind.styles, turn)];
  const sheet = new Sheet(width, height);
  const shown = kind.motifs.map((_, index) => at(kind.motifs, index + turn));
  return { sheet, pen: new Pen(sheet, random, style.pen), style, palette: pick(random, Object.values(style.palettes)), shown };
}

const BENGALI_ZERO = 0x09e6;

/** `50%` or `RM 20` out of a name. Bengali digits become Latin ones, since the fonts have no others. */
function figureIn(name: string): string | undefined {
  const latin = name.replace(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - BENGALI_ZERO));
  return /(?:RM ?)?\d+(?:\.\d+)?%?/.exec(latin)?.[0];
}
