import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LANGUAGES, type Language } from '../../../../src/lib/config.ts';
import { withoutLinks } from '../../../../src/lib/domain/text/linked-text.ts';
import { flatten } from './flat-texts.ts';
import type { SiteText } from './wrong-words.ts';

/** English in three languages, as the product's rules have them (decisions, 19). */
const MARKETING = /^(?:footerText|footerTextTitle|(?:multiPlatform|gameOptions|safetyGuaranteed|fastTransaction)Text)$/;
/** Texts that the rules give with three dots, as the backend may send them too. */
const QUOTED: ReadonlySet<string> = new Set(['Registration successful! Redirecting...']);

/** The texts of the interface below `folder` (`<code>/<area>.json`). */
export function interfaceTexts(folder: string): SiteText[] {
  const read = (language: Language, file: string): Record<string, string> => JSON.parse(readFileSync(join(folder, language, file), 'utf8'));
  return globSync('*.json', { cwd: join(folder, 'en') }).flatMap((file) => {
    const english = read('en', file);
    return LANGUAGES.flatMap((language) =>
      Object.entries(read(language, file))
        .filter(([key, text]) => !MARKETING.test(key) && !QUOTED.has(text))
        .map(([key, text]) => ({ at: `${language}/${basename(file, '.json')} ${key}`, language, text, english: english[key] })),
    );
  });
}

/** The texts of the site's own answers below `folder` (`<code>/<slug>.json`), without what players only search by. */
export function answerTexts(folder: string): SiteText[] {
  const read = (language: Language, file: string) =>
    new Map(flatten(JSON.parse(readFileSync(join(folder, language, file), 'utf8'))).map(([key, text]) => [key, withoutLinks(text)]));
  return globSync('*.json', { cwd: join(folder, 'en') }).flatMap((file) => {
    const english = read('en', file);
    return LANGUAGES.flatMap((language) =>
      [...read(language, file)]
        .filter(([key]) => key !== 'keywords')
        .map(([key, text]) => ({ at: `help/${language}/${basename(file, '.json')} ${key}`, language, text, english: english.get(key) })),
    );
  });
}
