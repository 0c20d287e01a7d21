import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languageNames } from '../../src/lib/i18n/languages.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MESSAGES = 'src/content/{messages,help}/*/*.json';
const CONTENT = 'src/content/site/*.json';
/** In the head of a page, or an address: nobody sees them in our font. */
const UNSEEN = new Set(['seo', 'meta', 'slug', 'path']);
/** What stands for a value in a message. */
const PLACE = /\{\w+\}/g;

/** Runs of Bengali letters, signs and joiners: what a font shapes in one go. */
const BENGALI_WORD = /[\u0964\u0965\u0980-\u09ff\u200c\u200d]+/g;

/** The Bengali words of a text. */
export const bengaliWords = (text: string): string[] => text.match(BENGALI_WORD) ?? [];

/** What Intl writes in Bengali on the pages (src/lib/domain/report/report-time.ts). */
function wordsOfIntl(): string[] {
  const months = Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat('bn', { month: 'long' }).format(new Date(2026, month)),
  );
  const days = [0, -1].map((day) =>
    new Intl.RelativeTimeFormat('bn', { numeric: 'auto' }).format(day, 'day'),
  );
  return [
    ...months,
    ...days,
    new Intl.NumberFormat('bn', { useGrouping: false }).format(1_234_567_890),
  ];
}

/** Every text in a JSON file that is seen on pages. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(PLACE, ' ')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (UNSEEN.has(key) ? [] : textsIn(part)));
}

const textsOf = (files: string): string[] =>
  globSync(files, { cwd: ROOT }).flatMap((file) =>
    textsIn(JSON.parse(readFileSync(`${ROOT}/${file}`, 'utf8'))),
  );

/** What the site's own texts are written with: every Bengali word once, and the letters of the interface. */
export function siteWords(): { words: string[]; letters: Set<string> } {
  const messages = [...textsOf(MESSAGES), ...Object.values(languageNames).map(({ name }) => name)];
  const texts = [...messages, ...textsOf(CONTENT), ...wordsOfIntl()];
  return {
    words: [...new Set(texts.flatMap(bengaliWords))].sort(),
    letters: new Set(messages.join('')),
  };
}
