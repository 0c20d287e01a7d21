import { INLINE_TAGS } from './allowed.ts';
import { sanitize } from './sanitize.ts';

const INLINE = new RegExp(`</?(a|del|ins|${INLINE_TAGS.join('|')})( [^>]*)?>`, 'g');
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** The text of HTML that `sanitize` returned, on one line. */
function wordsOf(clean: string): string {
  const text = clean.replaceAll(INLINE, '').replaceAll(/<[^>]*>/g, ' ');
  return text
    .replaceAll(/&(lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Far more than any line of the site shows, and little enough to be read at once whatever it is. */
const MAX_LINE_HTML = 20_000;

/** The text of HTML from the backend, for fields that are shown as plain text. */
export function plainText(html: string): string {
  return wordsOf(sanitize(html.slice(0, MAX_LINE_HTML), new Map()).html);
}

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (index + segment.length > length - 1) break;
    end = index + segment.length;
  }
  const start = text.slice(0, end);
  const lastSpace = text[end] === ' ' ? end : start.lastIndexOf(' ');
  // Languages without spaces are cut between characters.
  return `${(lastSpace > end / 2 ? start.slice(0, lastSpace) : start).replace(/[\s,;:–-]+$/, '')}…`;
}

/**
 * The start of clean HTML as text, for cards and descriptions. Headings repeat the name, and the cells of a table make no sentence, so they are used
 * only when there is nothing else.
 */
export function summaryOf(clean: string, length = 160): string {
  const body = wordsOf(clean.replaceAll(/<(h[2-6]|table)[^>]*>.*?<\/\1>/gs, ' '));
  return cut(body || wordsOf(clean), length);
}
