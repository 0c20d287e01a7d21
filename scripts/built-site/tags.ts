import { Parser } from 'htmlparser2';

/** A start tag with its attributes, entities resolved. */
export interface Tag {
  name: string;
  attributes: Record<string, string>;
  /** Text of a script or style, which holds no tags of its own. */
  text?: string;
}

const HOLDS_TEXT = new Set(['script', 'style']);

/** Tags that were read before, by their markup: pages of one site have most of theirs in common. */
export type KnownTags = Map<string, Tag>;

/** A text that does not keep the page in memory that it was cut from. */
const copy = (text: string) => Buffer.from(text).toString();

function copyOf({ name, attributes, text }: Tag): Tag {
  const pairs = Object.entries(attributes).map(([key, value]) => [copy(key), copy(value)]);
  return {
    name: copy(name),
    attributes: Object.fromEntries(pairs),
    ...(text !== undefined && { text: copy(text) }),
  };
}

/**
 * The tags of a built page in order.
 * @param known of other pages of the site; a tag that is there already is the same object, so that thousands of pages fit into memory
 */
export function tagsOf(html: string, known?: KnownTags): Tag[] {
  const tags: Tag[] = [];
  const shared = (markup: string, tag: Tag): Tag => {
    if (!known) return tag;
    const same = known.get(markup) ?? copyOf(tag);
    if (!known.has(markup)) known.set(copy(markup), same);
    return same;
  };
  let open: { tag: Tag; start: number } | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const start = parser.startIndex;
      if (HOLDS_TEXT.has(name)) open = { tag: { name, attributes, text: '' }, start };
      else tags.push(shared(html.slice(start, parser.endIndex + 1), { name, attributes }));
    },
    ontext(text) {
      if (open) open.tag.text += text;
    },
    onclosetag() {
      if (!open) return;
      tags.push(shared(html.slice(open.start, parser.startIndex), open.tag));
      open = undefined;
    },
  });
  parser.end(html);
  return tags;
}
