import type { SeedProvider } from '../seed/catalogue/providers.ts';
import { hex, toned } from './colour.ts';
import { box, placed } from './geometry.ts';
import { paintTitle } from './lettering/paint-title.ts';
import { SOFT, setTitle } from './lettering/set-title.ts';
import { manners } from './manners/manners.ts';
import { motifs } from './motifs/motifs.ts';
import { lineFrame } from './ornaments/frames.ts';
import { Pen } from './pen.ts';
import { pick, randomOf } from './random.ts';
import { Sheet } from './sheet.ts';

const WIDTH = 480;
const HEIGHT = 300;

/** A provider's card: its emblem and its word mark, in its own manner. */
export function providerCard({ id, name, manner: mannerName, emblem }: SeedProvider): string {
  const manner = manners[mannerName];
  const random = randomOf(`provider ${id}`);
  const sheet = new Sheet(WIDTH, HEIGHT);
  const pen = new Pen(sheet, random, manner.hand);
  const ground = pick(random, Object.values(manner.grounds));
  const focus = { x: 122, y: 148, radius: 94 };
  const stage = { width: WIDTH, height: HEIGHT, ground, focus, pen };
  const { back } = manner.scene(stage);
  const shade = sheet.linear(
    [
      [0, ground.deep, 0],
      [0.42, ground.deep, 0.82],
      [1, ground.deep, 0.95],
    ],
    0,
  );
  const title = setTitle(
    name.replace(/([a-z])([A-Z])/g, `$1${SOFT} $2`),
    { x: 350, y: 148, width: 214, height: 158 },
    { ...manner.title, arc: 0, leading: 0.3 },
  );
  const letters = typeof manner.letters === 'function' ? manner.letters(ground) : manner.letters;
  return sheet.svg(
    back +
      `<path d="${box(150, 0, WIDTH - 150, HEIGHT)}" fill="${shade}"/>` +
      placed(motifs[emblem](pen), focus.x, focus.y, focus.radius / 190) +
      paintTitle(sheet, title, manner.finish, letters) +
      lineFrame(stage, toned(ground.light, -0.06), 9) +
      `<path d="${box(0, 0, WIDTH, HEIGHT)}" fill="none" stroke="${hex(ground.deep)}" stroke-width="6"/>`,
  );
}
