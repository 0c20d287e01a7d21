import type { Theme } from '../../config.ts';
import { themeHex } from '../theme-colours.ts';

interface Palette {
  /** The background from top to bottom. */
  sky: readonly [string, string];
  weave: string;
  text: string;
  muted: string;
  accent: string;
  gold: string;
  flame: string;
  /** Behind and around a picture. */
  panel: string;
  edge: string;
}

/** A theme's colours as share pictures need them: the library that draws them knows no `oklch`. */
export function paletteOf(theme: Theme): Palette {
  const hex = (name: string) => themeHex(theme, name);
  return {
    sky: [hex('canvas'), hex('raised')],
    weave: hex('gold'),
    text: hex('text'),
    muted: hex('muted'),
    accent: hex('accent'),
    gold: hex('gold'),
    flame: hex('primary'),
    panel: hex('surface'),
    edge: hex('line'),
  };
}
