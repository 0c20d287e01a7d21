import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts by file (`area.json`) and key, of one language. */
type Texts = Record<string, Record<string, string>>;

const ENGLISH = 'en';

/** The texts of nested lists and objects, with the way to each: `check.0`. */
function flatten(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
    flatten(inner, path ? `${path}.${key}` : key),
  );
}

function placeholders(text: string): string {
  return [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => name)
    .sort()
    .join(', ');
}

/** Differences of a language's texts from the English ones: missing and extra keys, empty texts, other placeholders. One line each. */
function compareTexts(language: string, english: Texts, texts: Texts): string[] {
  const problems: string[] = [];
  for (const area of new Set([...Object.keys(english), ...Object.keys(texts)])) {
    const expected = english[area] ?? {};
    const found = texts[area] ?? {};
    for (const key of new Set([...Object.keys(expected), ...Object.keys(found)])) {
      const at = `${language}/${area} ${key}`;
      const [original, text] = [expected[key], found[key]];
      if (text === undefined) problems.push(`${at}: missing`);
      else if (original === undefined) problems.push(`${at}: not in English`);
      else if (text.trim() === '') problems.push(`${at}: empty`);
      else if (placeholders(text) !== placeholders(original)) {
        problems.push(
          `${at}: has {${placeholders(text)}}, English has {${placeholders(original)}}`,
        );
      }
    }
  }
  return problems;
}

/** Compares every language in `folder` (`<code>/<area>.json`) with English. */
export function checkMessages(folder: string, languages: readonly string[]): string[] {
  const read = (language: string): Texts =>
    Object.fromEntries(
      globSync('*.json', { cwd: join(folder, language) }).map((area) => [
        area,
        Object.fromEntries(flatten(JSON.parse(readFileSync(join(folder, language, area), 'utf8')))),
      ]),
    );
  const english = read(ENGLISH);
  return languages.flatMap((language) => compareTexts(language, english, read(language)));
}
