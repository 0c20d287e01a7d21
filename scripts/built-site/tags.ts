import { Parser } from 'htmlparser2';

/** A start tag with its attributes, entities resolved. */
export interface Tag {
  name: string;
  attributes: Record<string, string>;
  /** Text of a script or style, which holds no tags of its own. */
  text?: string;
}

const HOLDS_TEXT = new Set(['script', 'style']);

/** The tags of a built page in order. */
export function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  let open: Tag | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const tag = HOLDS_TEXT.has(name) ? { name, attributes, text: '' } : { name, attributes };
      tags.push(tag);
      open = tag;
    },
    ontext(text) {
      if (open?.text !== undefined) open.text += text;
    },
    onclosetag() {
      open = undefined;
    },
  });
  parser.end(html);
  return tags;
}
