import { THEME_SHEETS, type Theme } from '../config.ts';
import { coloursIn, hexOf } from '../domain/site/oklch.ts';
import { settings } from './snapshot.ts';

const sheets = import.meta.glob<string>('../../styles/themes/*.css', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The text of the sheet with a theme's colours. */
export function themeSheet(theme: Theme): string {
  const sheet = sheets[`../../styles/themes/${THEME_SHEETS[theme]}`];
  if (!sheet) throw new Error(`src/styles/themes/${THEME_SHEETS[theme]} is missing`);
  return sheet;
}

/** A colour of a theme as `#rrggbb`, by its name in the sheet (`canvas` for `--color-canvas`), for what reads no sheet. */
export function themeHex(theme: Theme, name: string): string {
  const colour = coloursIn(themeSheet(theme)).get(name);
  if (!colour) throw new Error(`The theme ${theme} has no colour ${name}`);
  return hexOf(colour);
}

/** What browsers draw around the page: the status bar, and the screen before the first paint. */
export const themeColour = themeHex(settings.theme, 'canvas');
