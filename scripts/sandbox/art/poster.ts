import { figures } from './arrangement.ts';
import { Pen } from './canvas/pen.ts';
import { randomOf } from './canvas/random.ts';
import { Sheet } from './canvas/sheet.ts';
import { paintTitle } from './lettering/paint-title.ts';
import { setTitle } from './lettering/set-title.ts';
import type { MotifName } from './motifs/motifs.ts';
import { paletteFor } from './styles/mood.ts';
import { type StyleName, styles } from './styles/styles.ts';

const WIDTH = 600;
const HEIGHT = 800;

export interface PosterSubject {
  /** Seed of everything random in the picture. */
  code: string;
  name: string;
  motif: MotifName;
  style: StyleName;
}

/** A game's poster as SVG. */
export function poster({ code, name, motif, style: styleName }: PosterSubject): string {
  const style = styles[styleName];
  const random = randomOf(code);
  const sheet = new Sheet(WIDTH, HEIGHT);
  const pen = new Pen(sheet, random, style.pen, name);
  const palette = paletteFor(name, style, random);
  const { y, radius } = style.focus ?? { y: 0.39, radius: 0.345 };
  const focus = { x: WIDTH / 2, y: HEIGHT * y, radius: WIDTH * radius };
  const { back, front } = style.scene({
    width: WIDTH,
    height: HEIGHT,
    palette,
    focus,
    pen,
    hasOwnLight: motif === 'moon' || motif === 'river',
  });

  const shown = figures(name, motif, pen, focus);
  const place = style.lettering ?? { y: 0.835, width: 0.84, height: 0.2 };
  const title = setTitle(
    name,
    { x: WIDTH / 2, y: HEIGHT * place.y, width: WIDTH * place.width, height: HEIGHT * place.height },
    style.title,
  );
  const letters = typeof style.letters === 'function' ? style.letters(palette) : style.letters;
  return sheet.svg(back + shown + front + paintTitle(sheet, title, style.finish, letters));
}
