/** A link in a text of ours: `[Transactions](/transaction)`. */
const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

interface TextPart {
  text: string;
  /** The route that it leads to, without a language. */
  route?: string;
}

/** The parts of a text with links in it. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const link of text.matchAll(LINK)) {
    const [whole, words = '', route = ''] = link;
    if (link.index > end) parts.push({ text: text.slice(end, link.index) });
    parts.push({ text: words, route });
    end = link.index + whole.length;
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts;
}

/** A text with the words of its links alone. */
export function withoutLinks(text: string): string {
  return text.replaceAll(LINK, '$1');
}
