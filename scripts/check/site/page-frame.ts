import { Parser } from 'htmlparser2';

/** Attribute of elements whose content the site's operator wrote. */
const CONTENT_ATTRIBUTE = 'data-content';

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

function startTag(name: string, attributes: Record<string, string>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  return `<${name}${pairs.join('')}>`;
}

/** An island's props with empty lists, which had banks or games. Astro writes a list as `[1, [...]]`. */
function withoutLists(props: string): string {
  const emptied = JSON.parse(props, (_key, value: unknown) => (Array.isArray(value) && value[0] === 1 ? [1, []] : value));
  return JSON.stringify(emptied);
}

/**
 * The frame of a page: its markup without the operator's content, which is every element with `data-content`, the options of a select, and the
 * lists in an island's props.
 */
export function frameOf(html: string): string {
  const parts: string[] = [];
  let depth = 0;
  let copiedTo = 0;
  /** Depth of the content element that is being skipped. */
  let contentDepth: number | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (contentDepth !== undefined) return;
      if (CONTENT_ATTRIBUTE in attributes || name === 'option') {
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
