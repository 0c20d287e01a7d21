import type { MannerName } from '../seed/catalogue/manner-name.ts';
import type { MotifName } from '../seed/catalogue/motif-name.ts';
import { figures } from './arrangement.ts';
import { paintTitle } from './lettering/paint-title.ts';
import { setTitle } from './lettering/set-title.ts';
import { manners } from './manners/manners.ts';
import { groundFor } from './manners/mood.ts';
import { Pen } from './pen.ts';
import { randomOf } from './random.ts';
import { Sheet } from './sheet.ts';

const WIDTH = 600;
const HEIGHT = 800;

export interface PosterSubject {
  /** Decides every chance in the picture. */
  code: string;
  name: string;
  motif: MotifName;
  manner: MannerName;
}

/** A game's poster as SVG. */
export function poster({ code, name, motif, manner: mannerName }: PosterSubject): string {
  const manner = manners[mannerName];
  const random = randomOf(code);
  const sheet = new Sheet(WIDTH, HEIGHT);
  const pen = new Pen(sheet, random, manner.hand, name);
  const ground = groundFor(name, manner, random);
  const { y, radius } = manner.focus ?? { y: 0.39, radius: 0.345 };
  const focus = { x: WIDTH / 2, y: HEIGHT * y, radius: WIDTH * radius };
  const { back, front } = manner.scene({
    width: WIDTH,
    height: HEIGHT,
    ground,
    focus,
    pen,
    hasOwnLight: motif === 'moon' || motif === 'river',
  });

  const shown = figures(name, motif, pen, focus);
  const place = manner.lettering ?? { y: 0.835, width: 0.84, height: 0.2 };
  const title = setTitle(
    name,
    { x: WIDTH / 2, y: HEIGHT * place.y, width: WIDTH * place.width, height: HEIGHT * place.height },
    manner.title,
  );
  const letters = typeof manner.letters === 'function' ? manner.letters(ground) : manner.letters;
  return sheet.svg(back + shown + front + paintTitle(sheet, title, manner.finish, letters));
}
