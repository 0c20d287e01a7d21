import { type Colour, hex, oklch, toned } from '../colour.ts';
import { box, placed } from '../geometry.ts';
import type { FontName } from '../lettering/fonts.ts';
import { setTitle } from '../lettering/set-title.ts';
import { Sheet } from '../sheet.ts';
import { type GlyphName, glyphs } from './glyphs.ts';
import { SHAPES, type ShapeName } from './shapes.ts';

interface Mark {
  glyph: GlyphName;
  font: FontName;
  chip: Colour;
  /** The second colour of the sign; letters are light on dark chips and dark on light ones. */
  accent: Colour;
  shape: ShapeName;
}

const mark = (glyph: GlyphName, font: FontName, chip: Colour, accent: Colour, shape: ShapeName = 'label'): Mark => ({
  glyph,
  font,
  chip,
  accent,
  shape,
});
const GOLD = oklch(0.84, 0.15, 85);

const PAYMENTS: Record<string, Mark> = {
  DheuPay: mark('wave', 'sign', oklch(0.42, 0.12, 245), oklch(0.8, 0.11, 205)),
  Jhinuk: mark('shell', 'brush', oklch(0.5, 0.19, 355), oklch(0.5, 0.19, 355)),
  NoukaQR: mark('boat', 'sign', oklch(0.38, 0.1, 165), GOLD),
  PothikPay: mark('path', 'slab', oklch(0.93, 0.05, 90), oklch(0.62, 0.19, 35), 'square'),
  Kolosh: mark('pot', 'brush', oklch(0.5, 0.14, 45), GOLD),
  ChithiPay: mark('letter', 'sign', oklch(0.9, 0.05, 220), oklch(0.9, 0.05, 220), 'ribbon'),
  Lonthon: mark('lantern', 'slab', oklch(0.33, 0.1, 295), GOLD, 'tall'),
  GhatGate: mark('steps', 'sign', oklch(0.4, 0.08, 200), GOLD),
};

const PARTNERS: Record<string, Mark> = {
  Meghmallar: mark('cloud', 'brush', oklch(0.36, 0.09, 255), oklch(0.8, 0.1, 220), 'ribbon'),
  Alponika: mark('rosette', 'slab', oklch(0.45, 0.17, 20), GOLD),
  Kashbon: mark('reed', 'brush', oklch(0.94, 0.03, 110), oklch(0.55, 0.12, 140), 'square'),
  Tiatori: mark('parrot', 'sign', oklch(0.45, 0.13, 145), oklch(0.7, 0.19, 35)),
  Ruposhagor: mark('sea', 'sign', oklch(0.34, 0.08, 220), GOLD, 'ribbon'),
  Jolpori: mark('wing', 'brush', oklch(0.42, 0.15, 310), oklch(0.84, 0.1, 340), 'tall'),
  Haoralok: mark('sun', 'slab', oklch(0.92, 0.08, 90), oklch(0.55, 0.12, 230), 'square'),
  Pankouri: mark('bird', 'sign', oklch(0.3, 0.04, 250), oklch(0.3, 0.04, 250)),
};

/** The mark of a partner or a payment method, on a chip of its own, so that it reads on any ground. */
export function markPicture(group: 'partners' | 'payments', name: string): string | undefined {
  const drawn = (group === 'partners' ? PARTNERS : PAYMENTS)[name];
  if (!drawn) return;
  const { font, chip, accent } = drawn;
  const { width, height, glyph, title: place } = SHAPES[drawn.shape];
  const sheet = new Sheet(width, height);
  const isLight = chip.l > 0.7;
  const ink = hex(isLight ? oklch(0.27, 0.06, chip.h) : oklch(0.98, 0.015, 90));
  const title = setTitle(name, place, { font });
  const ground = sheet.linear([
    [0, toned(chip, 0.04)],
    [1, toned(chip, -0.05)],
  ]);
  const edge = hex(isLight ? toned(chip, -0.16) : toned(chip, 0.16));
  return sheet.svg(
    `<path d="${box(3, 5, width - 6, height - 10, 20)}" fill="${ground}" stroke="${edge}" stroke-width="2.4"/>` +
      placed(glyphs[drawn.glyph](ink, hex(accent)), glyph.x, glyph.y, glyph.size) +
      `<path d="${title.path}" fill="${ink}"/>`,
  );
}
