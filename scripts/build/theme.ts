import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SETTINGS = new URL('../../src/content/site/settings.json', import.meta.url);
const SHEETS: Record<string, string> = { Green: 'green.css', WhiteGold: 'white-gold.css' };

/** Path of the sheet with a theme's colours; Green's for an unknown theme. */
export function sheetOf(theme: string): string {
  return fileURLToPath(new URL(`../../src/styles/themes/${SHEETS[theme] ?? SHEETS['Green']}`, import.meta.url));
}

/** Path of the colour sheet of the theme in the snapshot's site settings. */
export function themeSheet(): string {
  const settings = existsSync(SETTINGS) ? (JSON.parse(readFileSync(SETTINGS, 'utf8')) as { theme?: string }) : {};
  return sheetOf(settings.theme ?? 'Green');
}
