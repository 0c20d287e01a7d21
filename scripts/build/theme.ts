import { fileURLToPath } from 'node:url';
import { DEFAULT_THEME, THEME_SHEETS, type Theme } from '../../src/lib/config.ts';
import { siteSettings } from './site-settings.ts';

/** Path of the sheet with a theme's colours. */
export function sheetOf(theme: Theme): string {
  return fileURLToPath(new URL(`../../src/styles/themes/${THEME_SHEETS[theme]}`, import.meta.url));
}

/** Path of the colour sheet of the theme in the snapshot's site settings. */
export function themeSheet(): string {
  return sheetOf(siteSettings().theme ?? DEFAULT_THEME);
}
