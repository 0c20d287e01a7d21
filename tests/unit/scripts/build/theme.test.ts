// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { THEMES, type Theme } from '@/lib/config';
import { coloursIn, hexOf, linearRgb, type Oklch } from '@/lib/domain/site/oklch';
import { sheetOf } from '../../../../scripts/build/theme.ts';

const BACKGROUNDS = ['canvas', 'surface', 'raised'];
const TEXTS = ['text', 'muted', 'gold', 'accent', 'danger', 'success', 'warning'];

function coloursOf(theme: Theme): Map<string, Oklch> {
  return coloursIn(readFileSync(sheetOf(theme), 'utf8'));
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: Oklch): number {
  const [red, green, blue] = linearRgb(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: Oklch | undefined, second: Oklch | undefined): number {
  if (!first || !second) return Number.NaN;
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort(
    (one, other) => other - one,
  );
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

  it.each([
    ...TEXTS.flatMap((text) => BACKGROUNDS.map((background) => [text, background, 4.5] as const)),
    ...BACKGROUNDS.map((background) => ['edge', background, 3] as const),
    ['on-primary', 'primary', 4.5],
    ['canvas', 'accent', 4.5],
    ['on-scrim', 'scrim', 4.5],
  ] as const)('has %s that stands out from %s by %d:1', (colour, background, ratio) => {
    expect(contrast(colours.get(colour), colours.get(background))).toBeGreaterThanOrEqual(ratio);
  });

  it.each(BACKGROUNDS)('has gold buttons whose fill or edge can be told from %s', (background) => {
    const ratios = ['primary', 'primary-edge'].map((name) =>
      contrast(colours.get(name), colours.get(background)),
    );
    expect(Math.max(...ratios)).toBeGreaterThanOrEqual(3);
  });

  it('has colours that sRGB has, so that they can be written without oklch', () => {
    // Half a hundredth of light is less than a step of a channel.
    const outside = [...colours].filter(([, colour]) =>
      linearRgb(colour).some((light) => light < -0.005 || light > 1.005),
    );
    expect(outside).toEqual([]);
    expect([...colours.values()].map(hexOf)).toEqual(
      Array.from(colours, () => expect.stringMatching(/^#[\da-f]{6}$/)),
    );
    expect([hexOf([1, 0, 0]), hexOf([0.6, 0, 0]), hexOf([0.627955, 0.257683, 29.234])]).toEqual([
      '#ffffff',
      '#808080',
      '#ff0000',
    ]);
  });

  it('has hues for danger, warning, success and gold that are told apart', () => {
    const hues = ['danger', 'warning', 'gold', 'success'].map(
      (name) => colours.get(name)?.[2] ?? Number.NaN,
    );
    for (const [index, hue] of hues.slice(1).entries())
      expect(hue - (hues[index] ?? 0)).toBeGreaterThanOrEqual(10);
  });
});
