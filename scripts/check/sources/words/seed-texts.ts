import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LANGUAGES, type Language } from '../../../../src/lib/config.ts';
import type { SiteText } from './wrong-words.ts';

const isLanguage = (name: unknown): name is Language => LANGUAGES.some((code) => code === name);
/** Keys of data that nobody reads as words. */
const NO_WORDS = /^(?:url|link|code|language|image|id|address|content)$/;

/** The texts of a value, with the language that its keys, or a row's `language`, name. */
function textsIn(value: unknown, at: string, language?: Language): SiteText[] {
  if (typeof value === 'string') return language ? [{ at, language, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  const own = 'language' in value && isLanguage(value.language) ? value.language : language;
  return Object.entries(value)
    .filter(([key]) => !NO_WORDS.test(key))
    .flatMap(([key, inner]) => textsIn(inner, `${at} ${key}`, isLanguage(key) ? key : own));
}

/** The lines of text in HTML, and the descriptions of its pictures. */
function linesOf(html: string): string[] {
  const alternatives = [...html.matchAll(/ alt="([^"]*)"/g)].map(([, text = '']) => text);
  const lines = html
    .replace(/<\/?(?:strong|em|b|i|a|span|code)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', '\u00a0')
    .split('\n');
  return [...lines, ...alternatives].map((line) => line.trim()).filter(Boolean);
}

function readJson(folder: string, file: string): unknown {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}

function htmlTexts(folder: string, file: string, language: Language): SiteText[] {
  return linesOf(readFileSync(join(folder, file), 'utf8')).map((text) => ({ at: file, language, text }));
}

/** The texts of the sandbox's content below `folder`: help and search entries by language, settings, promotions. */
export function seedTexts(folder: string): SiteText[] {
  const promotions = readJson(folder, 'promotions/promotions.json') as { id: number; language: unknown }[];
  return [
    ...LANGUAGES.flatMap((language) => [
      ...globSync(`help/${language}/*.html`, { cwd: folder }).flatMap((file) => htmlTexts(folder, file, language)),
      ...globSync(`search-entries/${language}.json`, { cwd: folder }).flatMap((file) => textsIn(readJson(folder, file), file, language)),
    ]),
    ...globSync('*.json', { cwd: folder }).flatMap((file) => textsIn(readJson(folder, file), basename(file))),
    ...textsIn(promotions, 'promotions.json'),
    // A promotion without a language stands on the pages of all of them, in English.
    ...promotions.flatMap(({ id, language }) => htmlTexts(folder, `promotions/${id}.html`, isLanguage(language) ? language : 'en')),
  ];
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

/** The names in the sandbox's data, the longest first: of the brand, providers, games, banks and people. */
export function seedNames(folder: string): string[] {
  const files = globSync(['catalogue/**/*.json', 'deposit-channels.json', 'players.json'], { cwd: folder });
  const { brandName } = readJson(folder, 'settings.json') as { brandName: string };
  const found = files.flatMap((file) => strings(readJson(folder, file))).filter((name) => /^[A-Z]/.test(name));
  return [...new Set([brandName, ...found])].sort((one, other) => other.length - one.length);
}
