import type { Theme } from '@/lib/config';

const sheets = import.meta.glob<string>('../styles/themes/*.css', { eager: true, query: '?raw', import: 'default' });

/** A theme's colours as a sheet of their own, which lies over those of the site's theme: the gallery has pages in both. */
export function themeSheet(theme: Theme): string {
  // `WhiteGold` is `white-gold.css`.
  const name = theme.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  const sheet = sheets[`../styles/themes/${name}.css`];
  if (!sheet) throw new Error(`src/styles/themes/${name}.css is missing`);
  // In no layer, so that it comes before the other theme's.
  return sheet.replace('@theme static', ':root').replace('@layer base', '@media all');
}
