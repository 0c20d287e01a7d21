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

/** The texts below `folder` (`<code>/<file>.json`) in every language but for those that are left out. */
function textsBelow(folder: string, at: string, isLeftOut: (key: string, text: string) => boolean): SiteText[] {
  const read = (language: Language, file: string) =>
    new Map(flatten(JSON.parse(readFileSync(join(folder, language, file), 'utf8'))).map(([key, text]) => [key, withoutLinks(text)]));
  return globSync('*.json', { cwd: join(folder, 'en') }).flatMap((file) => {
    const english = read('en', file);
    return LANGUAGES.flatMap((language) =>
      [...read(language, file)]
        .filter(([key, text]) => !isLeftOut(key, text))
        .map(([key, text]) => ({ at: `${at}${language}/${basename(file, '.json')} ${key}`, language, text, english: english.get(key) })),
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
  const texts = [
    ...textsBelow(messages, '', (key, text) => MARKETING.test(key) || QUOTED.has(text)),
    // Players only search by keywords.
    ...textsBelow(answers, 'help/', (key) => key === 'keywords'),
  ];
  return texts.flatMap((text) => [...wrongWords(text, words), ...writingProblems(text, words)]);
}
