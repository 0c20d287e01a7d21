import { Parser } from 'htmlparser2';

/** In the markup: what this element holds was written by the site's operator. */
const MARK = 'data-content';

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

function startTag(name: string, attributes: Record<string, string>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  return `<${name}${pairs.join('')}>`;
}

/** An island's props with their lists emptied, which hold banks or games. Astro writes a list as `[1, [...]]`. */
function withoutLists(props: string): string {
  const emptied = JSON.parse(props, (_key, value: unknown) => (Array.isArray(value) && value[0] === 1 ? [1, []] : value));
  return JSON.stringify(emptied);
}

/**
 * The frame of a page: its markup without what its operator wrote, which is every element marked `data-content`, the options of a select, and
 * the lists in an island's props.
 */
export function frameOf(html: string): string {
  const parts: string[] = [];
  let depth = 0;
  let copiedTo = 0;
  /** Depth of the content that is being left out. */
  let contentDepth: number | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (contentDepth !== undefined) return;
      if (MARK in attributes || name === 'option') {
        contentDepth = depth;
        parts.push(html.slice(copiedTo, parser.startIndex));
      } else if (name === 'astro-island' && attributes['props']) {
        parts.push(html.slice(copiedTo, parser.startIndex), startTag(name, { ...attributes, props: withoutLists(attributes['props']) }));
        copiedTo = parser.endIndex + 1;
      }
    },
    onclosetag() {
      if (depth === contentDepth) {
        contentDepth = undefined;
        copiedTo = parser.endIndex + 1;
      }
      depth -= 1;
    },
  });
  parser.end(html);
  return parts.join('') + html.slice(copiedTo);
}
