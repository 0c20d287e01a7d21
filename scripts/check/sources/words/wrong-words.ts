import type { Language } from '../../../../src/lib/config.ts';
import type { Glossary } from './glossary.ts';

/** A text that players read, where it stands, and the English text it translates. */
export interface SiteText {
  at: string;
  language: Language;
  text: string;
  english: string | undefined;
}

const BENGALI = /[\u0980-\u09ff]/;
const HAN = /\p{Script=Han}/u;
/** What Bengali appends to a word: পাতা, পাতাটি, পাতার. */
const ENDINGS = '(?:টি|টা|গুলো|গুলি|খানা)?(?:র|ের|এর|য়ের|য়|ে|তে|কে)?(?:ই|ও)?';

/** Finds a word: in Chinese anywhere, in Bengali also with an ending, in Latin letters as a whole word in any case. */
function patternOf(word: string): RegExp {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (HAN.test(word)) return new RegExp(escaped, 'u');
  return new RegExp(`(?<![\\p{L}\\p{M}])${escaped}${BENGALI.test(word) ? ENDINGS : ''}(?![\\p{L}\\p{M}])`, 'iu');
}

function names(text: string, words: readonly string[]): boolean {
  return words.some((word) => patternOf(word).test(text));
}

/** Words that the glossary has another word for, one line each. */
export function wrongWords({ at, text, english = '' }: SiteText, { rows }: Glossary): string[] {
  return rows.flatMap((row) => {
    const rest = row.right.reduce((left, right) => left.replaceAll(right, ' '), text);
    return row.wrong
      .filter(({ word, scope }) => {
        if (scope === 'alone') return text.trim() === word;
        return patternOf(word).test(rest) && (scope === 'anywhere' || names(english, row.english));
      })
      .map(({ word }) => `${at}: "${word}" is not the word for ${row.english[0]}: ${text.trim()}`);
  });
}
