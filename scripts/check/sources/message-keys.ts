import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts by file (`area.json`) and key, of one language. */
export type Texts = Record<string, Record<string, string>>;

const ENGLISH = 'en';

/** The texts of nested lists and objects, with the way to each: `check.0`. */
export function flatten(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key));
}

function placeholders(text: string): string {
  return [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => name)
    .sort()
    .join(', ');
}

/** Differences of a language's texts from the English ones: missing and extra keys, empty texts, other placeholders. One line each. */
export function compareTexts(language: string, english: Texts, texts: Texts): string[] {
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
        problems.push(`${at}: has {${placeholders(text)}}, English has {${placeholders(original)}}`);
      }
    }
  }
  return problems;
}

/** English words that stand for two things: the name of a page and the button that does it, the next step and the next page. */
const TWO_MEANINGS: ReadonlySet<string> = new Set(['All', 'Back', 'Home', 'Login', 'Next', 'Play', 'Sign Up', 'Transfer']);

/** English texts that a language says in more than one way, as copies of a text do when only one of them is changed. One line each. */
export function driftedCopies(language: string, english: Texts, texts: Texts): string[] {
  const copies = new Map<string, Map<string, string>>();
  for (const [area, originals] of Object.entries(english)) {
    for (const [key, original] of Object.entries(originals)) {
      const text = texts[area]?.[key];
      if (text === undefined || TWO_MEANINGS.has(original)) continue;
      copies.set(original, (copies.get(original) ?? new Map<string, string>()).set(text, `${area} ${key}`));
    }
  }
  return [...copies]
    .filter(([, places]) => places.size > 1)
    .map(([original, places]) => `${language}: "${original}" differs in ${[...places.values()].join(', ')}`);
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
  return languages.flatMap((language) => {
    const texts = read(language);
    return [...compareTexts(language, english, texts), ...driftedCopies(language, english, texts)];
  });
}
