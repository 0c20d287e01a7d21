import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SETTINGS = new URL('../../src/content/site/settings.json', import.meta.url);
const SHEETS: Record<string, string> = { Green: 'green.css', WhiteGold: 'white-gold.css' };

/** The sheet of a theme's colours. */
export function sheetOf(theme: string): string {
  return fileURLToPath(new URL(`../../src/styles/themes/${SHEETS[theme] ?? SHEETS['Green']}`, import.meta.url));
}

/** The sheet of the theme that the site settings of the last pull choose. */
export function themeSheet(): string {
  const settings = existsSync(SETTINGS) ? (JSON.parse(readFileSync(SETTINGS, 'utf8')) as { theme?: string }) : {};
  return sheetOf(settings.theme ?? 'Green');
}
