import type { LanguageTexts } from '../../../src/lib/domain/site/site-settings.ts';
import { plainText } from '../html/plain-text.ts';

const CONTROLS = /[\p{Cc}\u{202a}-\u{202e}\u{2066}-\u{2069}]+/gu;

/** A name or title on one line, as it was meant to be shown: no control characters, no text direction tricks. */
export function oneLine(text: string, length = 200): string {
  const line = text.replaceAll(CONTROLS, ' ').replaceAll(/\s+/g, ' ').trim();
  return line.length > length
    ? `${line
        .slice(0, length - 1)
        .toWellFormed()
        .replace(/\u{fffd}$/u, '')}…`
    : line;
}

/** The same for each language, with any markup taken off; empty texts are dropped. */
export function plainTexts(texts: LanguageTexts): LanguageTexts {
  const entries = Object.entries(texts).map(([language, text]) => [language, plainText(text)] as const);
  return Object.fromEntries(entries.filter(([, text]) => text !== ''));
}

/** A row in a warning: by name, since its place in the list is lost once bad rows are out. */
export function labelOf(list: string, name: string): string {
  return name === '' ? list : `${list} "${oneLine(name, 40)}"`;
}
