/** A link in a text of ours: `[Transactions](/transaction)`. */
const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

interface TextPart {
  text: string;
  /** The route that it leads to, without a language. */
  route?: string | undefined;
}

/** The parts of a text with links in it. */
export function textParts(text: string): TextPart[] {
  // What is between links, a link's words, its route, and so on.
  const pieces = text.split(LINK);
  return pieces.flatMap((piece, index) => {
    if (index % 3 === 1) return { text: piece, route: pieces[index + 1] };
    return index % 3 === 0 && piece ? { text: piece } : [];
  });
}

/** A text with the words of its links alone. */
export function withoutLinks(text: string): string {
  return text.replaceAll(LINK, '$1');
}
