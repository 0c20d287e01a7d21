/** A start tag with its attributes, entities resolved. */
export interface Tag {
  name: string;
  attributes: Record<string, string>;
  /** Text of a script or style, which holds no tags of its own. */
  text?: string;
}

const TAG =
  /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>|<!--[\s\S]*?-->|<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function resolveEntities(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
    name,
    resolveEntities(double ?? single ?? bare ?? ''),
  ]);
  return Object.fromEntries(pairs);
}

/** The tags of a built page in order. It reads what Astro writes, not any page of the web. */
export function tagsOf(html: string): Tag[] {
  return [...html.matchAll(TAG)].flatMap(([, raw, rawAttributes = '', text = '', name, attributes = '']): Tag[] => {
    if (raw) return [{ name: raw.toLowerCase(), attributes: attributesOf(rawAttributes), text }];
    return name ? [{ name: name.toLowerCase(), attributes: attributesOf(attributes) }] : [];
  });
}
