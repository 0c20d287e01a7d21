import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sheetOf } from '../../../../scripts/build/theme.ts';
import { THEMES } from '../../../../src/lib/config.ts';

const COLOUR = /--color-([a-z-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g;
const BACKGROUNDS = ['canvas', 'surface', 'raised'];
const TEXTS = ['text', 'muted', 'primary', 'accent', 'danger', 'success', 'warning'];

/** Lightness, chroma and hue of OKLCH. */
type Colour = readonly [l: number, c: number, h: number];

function coloursOf(theme: string): Map<string, Colour> {
  const sheet = readFileSync(sheetOf(theme), 'utf8');
  return new Map([...sheet.matchAll(COLOUR)].map(([, name = '', l, c, h]) => [name, [Number(l), Number(c), Number(h)]]));
}

/** WCAG 2.2, relative luminance. The numbers are those of OKLab's definition. */
function luminance([lightness, chroma, hue]: Colour): number {
  const [a, b] = [Math.cos, Math.sin].map((turn) => chroma * turn((hue * Math.PI) / 180)) as [number, number];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short;
  const green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short;
  const blue = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short;
  const [r, g, bl] = [red, green, blue].map((channel) => Math.min(1, Math.max(0, channel))) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * bl;
}

function contrast(first: Colour | undefined, second: Colour | undefined): number {
  if (!first || !second) return Number.NaN;
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(THEMES)('the theme %s', (theme) => {
  const colours = coloursOf(theme);

  it('names the same colours as the others, and gives them values of its own', () => {
    for (const other of THEMES.filter((name) => name !== theme)) {
      expect([...coloursOf(other).keys()]).toEqual([...colours.keys()]);
      expect(coloursOf(other)).not.toEqual(colours);
    }
  });

  it.each(TEXTS.flatMap((text) => BACKGROUNDS.map((background) => [text, background])))(
    'has %s that can be read on %s',
    (text, background) => {
      expect(contrast(colours.get(text), colours.get(background))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['on-primary', 'primary'],
    ['canvas', 'accent'],
    ['on-scrim', 'scrim'],
  ])('has %s that can be read on %s', (text, background) => {
    expect(contrast(colours.get(text), colours.get(background))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(BACKGROUNDS)('has edges that can be seen on %s', (background) => {
    expect(contrast(colours.get('edge'), colours.get(background))).toBeGreaterThanOrEqual(3);
  });
});
