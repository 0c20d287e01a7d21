import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from '../../../src/content/messages/messages.ts';
import { withLimits } from '../../../src/lib/domain/limits/with-limits.ts';
import { UNKNOWN_AMOUNT } from '../../../src/lib/domain/money/amount.ts';

/** The languages the faults are tested in. */
export type FaultLanguage = 'en' | 'bd';

const FOLDER = 'src/content/messages';

/** All texts of a language, as pages get them. */
export function readMessages(language: FaultLanguage): Messages {
  const files = readdirSync(join(FOLDER, language));
  const read = (file: string) => JSON.parse(readFileSync(join(FOLDER, language, file), 'utf8'));
  const entries = files.map((file) => [file.replace('.json', ''), withLimits(read(file), language === 'bd' ? 'bn' : 'en')]);
  return Object.fromEntries(entries) as Messages;
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const normalize = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Whether a text is one of the language's, with anything in the place of `{names}`. */
function messageMatcher(language: FaultLanguage): (text: string) => boolean {
  const texts = textsOf(readMessages(language)).map(normalize);
  const plain = new Set([...texts, UNKNOWN_AMOUNT]);
  const patterns = texts.filter((text) => /\{\w+\}/.test(text)).map((text) => new RegExp(`^${patternOf(text)}$`));
  return (text) => plain.has(text) || patterns.some((pattern) => pattern.test(text));
}

function patternOf(text: string): string {
  return text
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.+');
}

/** What no player understands. */
const FORBIDDEN: readonly [name: string, pattern: RegExp][] = [
  ['a value that is missing', /\b(undefined|null|NaN|Infinity)\b/],
  ['an object', /\[object /],
  ['markup', /<\/?[a-z!][^>]*>/i],
  ['JSON', /[{[]\s*"|^\{.*\}$/],
  ['a stack trace', /\bat [\w.<>]+ \(|[a-z>)]:\d+:\d+\)?$/i],
  ['characters of another encoding', /\ufffd/],
];

const isMessage = { en: messageMatcher('en'), bd: messageMatcher('bd') };
const otherPlain = { en: new Set(textsOf(readMessages('bd'))), bd: new Set(textsOf(readMessages('en'))) };

/** What is wrong with the texts that a page shows in a language: what nobody understands, or a text of the other language. */
export function textProblems(texts: readonly string[], language: FaultLanguage): string[] {
  return texts.flatMap((text) => {
    const problems = FORBIDDEN.filter(([, pattern]) => pattern.test(text)).map(([name]) => `shows ${name}: ${text}`);
    const isForeign = otherPlain[language].has(text) && !isMessage[language](text);
    return isForeign ? [...problems, `shows a text of another language: ${text}`] : problems;
  });
}

/** Texts of a notice that are neither among the language's messages nor the backend's own words. */
export function foreignTexts(texts: readonly string[], language: FaultLanguage, words: string | undefined): string[] {
  return texts.filter((text) => !isMessage[language](text) && text !== words);
}
