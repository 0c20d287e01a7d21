import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts of one language by file and key: `deposit.json check.0`. */
type Texts = Map<string, string>;

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

/** What is wrong with a text beside the English one; undefined where all is well. */
function faultOf(text: string | undefined, english: string | undefined): string | undefined {
  if (text === undefined) return 'missing';
  if (english === undefined) return 'not in English';
  if (text.trim() === '') return 'empty';
  const [found, expected] = [placeholders(text), placeholders(english)];
  return found === expected ? undefined : `has {${found}}, English has {${expected}}`;
}

/** Compares every language in `folder` (`<code>/<area>.json`) with English: missing and extra keys, empty texts, other placeholders. One line each. */
export function checkMessages(folder: string, languages: readonly string[]): string[] {
  const read = (language: string): Texts =>
    new Map(
      globSync('*.json', { cwd: join(folder, language) }).flatMap((area) =>
        flatten(JSON.parse(readFileSync(join(folder, language, area), 'utf8'))).map(
          ([key, text]) => [`${area} ${key}`, text] as const,
        ),
      ),
    );
  const english = read(ENGLISH);
  return languages.flatMap((language) => {
    const texts = read(language);
    return [...new Set([...english.keys(), ...texts.keys()])].flatMap((key) => {
      const fault = faultOf(texts.get(key), english.get(key));
      return fault ? [`${language}/${key}: ${fault}`] : [];
    });
  });
}
