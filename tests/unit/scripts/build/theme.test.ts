import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sheetOf } from '../../../../scripts/build/theme.ts';
import { hex, oklch } from '../../../../scripts/sandbox/art/colour.ts';
import { THEMES } from '../../../../src/lib/config.ts';

const COLOUR = /--color-([a-z-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g;
const BACKGROUNDS = ['canvas', 'surface', 'raised'];
const TEXTS = ['text', 'muted', 'primary', 'accent', 'danger', 'success', 'warning'];

function coloursOf(theme: string): Map<string, string> {
  const sheet = readFileSync(sheetOf(theme), 'utf8');
  return new Map([...sheet.matchAll(COLOUR)].map(([, name = '', l, c, h]) => [name, hex(oklch(Number(l), Number(c), Number(h)))]));
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: string | undefined): number {
  const [r = Number.NaN, g = Number.NaN, b = Number.NaN] = (colour?.match(/[\da-f]{2}/g) ?? []).map((channel) => {
    const value = Number.parseInt(channel, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(first: string | undefined, second: string | undefined): number {
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
  ])('has %s that can be read on %s', (text, background) => {
    expect(contrast(colours.get(text), colours.get(background))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(BACKGROUNDS)('has edges that can be seen on %s', (background) => {
    expect(contrast(colours.get('edge'), colours.get(background))).toBeGreaterThanOrEqual(3);
  });
});
