import type { Theme } from '@/lib/config';
import { themeSheet } from '@/lib/site/theme-colours';

/** A theme's colours over those of the site's theme, since the gallery has pages in both: outside the layers, so that they come first. */
export function themeOver(theme: Theme): string {
  return themeSheet(theme).replace('@theme static', ':root').replace('@layer base', '@media all');
}
