import type { LanguageTexts } from '../../../src/lib/domain/site/site-settings.ts';
import { plainText } from '../html/plain-text.ts';

const CONTROLS = /[\p{Cc}\u{202a}-\u{202e}\u{2066}-\u{2069}]+/gu;

/** A name or title on one line, without control characters and characters that change the direction of text. */
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
  const entries = Object.entries(texts).map(
    ([language, text]) => [language, plainText(text)] as const,
  );
  return Object.fromEntries(entries.filter(([, text]) => text !== ''));
}

/** Names a row in a warning. By its name, because its position is not known any more once invalid rows are removed. */
export function labelOf(list: string, name: string): string {
  return name === '' ? list : `${list} "${oneLine(name, 40)}"`;
}
