import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LANGUAGES, type Language } from '../../../../src/lib/config.ts';
import { withoutLinks } from '../../../../src/lib/domain/text/linked-text.ts';
import { flatten } from '../message-keys.ts';
import { readGlossary } from './glossary.ts';
import { writingProblems } from './writing-rules.ts';
import { type SiteText, wrongWords } from './wrong-words.ts';

/** English in three languages, as the product's rules have them. */
const MARKETING = /^(?:footerText|footerTextTitle|(?:multiPlatform|gameOptions|safetyGuaranteed|fastTransaction)Text)$/;
/** Texts that the rules give with three dots, as the backend may send them too. */
const QUOTED: ReadonlySet<string> = new Set(['Registration successful! Redirecting...']);

/** The texts of the interface below `folder` (`<code>/<area>.json`). */
function interfaceTexts(folder: string): SiteText[] {
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
function answerTexts(folder: string): SiteText[] {
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

interface Sources {
  glossary: string;
  messages: string;
  /** The site's own answers. */
  answers: string;
}

/** Texts of the interface that break `docs/glossary.md`, one line each. */
export function wordProblems({ glossary, messages, answers }: Sources): string[] {
  const words = readGlossary(readFileSync(glossary, 'utf8'));
  const texts = [...interfaceTexts(messages), ...answerTexts(answers)];
  return texts.flatMap((text) => [...wrongWords(text, words), ...writingProblems(text, words)]);
}
