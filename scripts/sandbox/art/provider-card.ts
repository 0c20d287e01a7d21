import { hex, toned } from './canvas/colour.ts';
import { box, placed } from './canvas/geometry.ts';
import { Pen } from './canvas/pen.ts';
import { pick, randomOf } from './canvas/random.ts';
import { Sheet } from './canvas/sheet.ts';
import { paintTitle } from './lettering/paint-title.ts';
import { SOFT, setTitle } from './lettering/set-title.ts';
import { type MotifName, motifs } from './motifs/motifs.ts';
import { lineFrame } from './ornaments/frames.ts';
import { type StyleName, styles } from './styles/styles.ts';

const WIDTH = 480;
const HEIGHT = 300;

export interface ProviderSubject {
  id: number;
  name: string;
  style: StyleName;
  /** What the card shows beside the name. */
  emblem: MotifName;
}

/** A provider's card: its emblem and its name, in its own style. */
export function providerCard({ id, name, style: styleName, emblem }: ProviderSubject): string {
  const style = styles[styleName];
  const random = randomOf(`provider ${id}`);
  const sheet = new Sheet(WIDTH, HEIGHT);
  const pen = new Pen(sheet, random, style.pen);
  const palette = pick(random, Object.values(style.palettes));
  const focus = { x: 122, y: 148, radius: 94 };
  const stage = { width: WIDTH, height: HEIGHT, palette, focus, pen };
  const { back } = style.scene(stage);
  const shade = sheet.linear(
    [
      [0, palette.deep, 0],
      [0.42, palette.deep, 0.82],
      [1, palette.deep, 0.95],
    ],
    0,
  );
  const title = setTitle(
    name.replace(/([a-z])([A-Z])/g, `$1${SOFT} $2`),
    { x: 350, y: 148, width: 214, height: 158 },
    { ...style.title, arc: 0, leading: 0.3 },
  );
  const letters = typeof style.letters === 'function' ? style.letters(palette) : style.letters;
  return sheet.svg(
    back +
      `<path d="${box(150, 0, WIDTH - 150, HEIGHT)}" fill="${shade}"/>` +
      placed(motifs[emblem](pen), focus.x, focus.y, focus.radius / 190) +
      paintTitle(sheet, title, style.finish, letters) +
      lineFrame(stage, toned(palette.light, -0.06), 9) +
      `<path d="${box(0, 0, WIDTH, HEIGHT)}" fill="none" stroke="${hex(palette.deep)}" stroke-width="6"/>`,
  );
}
