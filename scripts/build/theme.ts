import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFAULT_THEME, THEME_SHEETS, type Theme } from '../../src/lib/config.ts';

const SETTINGS = new URL('../../src/content/site/settings.json', import.meta.url);

/** Path of the sheet with a theme's colours. */
export function sheetOf(theme: Theme): string {
  return fileURLToPath(new URL(`../../src/styles/themes/${THEME_SHEETS[theme]}`, import.meta.url));
}

/** Path of the colour sheet of the theme in the snapshot's site settings. */
export function themeSheet(): string {
  const settings = existsSync(SETTINGS)
    ? (JSON.parse(readFileSync(SETTINGS, 'utf8')) as { theme?: Theme })
    : {};
  return sheetOf(settings.theme ?? DEFAULT_THEME);
}
