import { type Tag, tagsOf } from '../built-site/tags.ts';
import { policyHash } from './virtual-module.ts';

/** Astro's. A page with a captcha has a second one, which forbids further Trusted Types policies. */
const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*default-src[^"]*)"\s*\/?>/i;
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;
const DATA = /^application\/(?:ld\+)?json$/i;

/** All scripts and styles of a page, and what looks like one in a text of the backend. */
const MAYBE_INLINE = /<(script|style)\b[^>]*>[\s\S]*?<\/\1(?=[\s/>])/gi;
const MAYBE_START = /<(?:script|style)\b/gi;
const MAYBE_STYLE_ATTRIBUTE = /(?:[\s"']|(?<!<)\/)style[\s=/>]/i;

/** Hashes of inline scripts and styles. */
function hashesOf(tags: readonly Tag[]): Set<string> {
  const texts = tags.flatMap(({ attributes, text }) =>
    text === undefined || attributes['src'] !== undefined || DATA.test(attributes['type'] ?? '') ? [] : [text],
  );
  return new Set(texts.map((text) => `'${policyHash(text)}'`));
}

/** The hashes that a page needs, from its scripts and styles alone, in a quarter of the time; undefined where only the whole page can tell. */
function hashesOfPieces(html: string, policy: string): Set<string> | undefined {
  if (MAYBE_STYLE_ATTRIBUTE.test(html)) return undefined;
  const tags = tagsOf((html.match(MAYBE_INLINE) ?? []).map((markup) => `${markup}>`).join('')).filter(({ text }) => text !== undefined);
  // Each start has to be a tag of its own: one in a text may hide a real one.
  if (tags.length !== html.match(MAYBE_START)?.length) return undefined;
  const hashes = hashesOf(tags);
  return [...hashes].every((hash) => policy.includes(hash)) ? hashes : undefined;
}

/** From parsed tags, because texts of the backend in attributes may look like scripts and styles. */
function hashesOfPage(html: string, policy: string, page: string): Set<string> {
  const tags = tagsOf(html);
  if (tags.some(({ attributes }) => 'style' in attributes)) throw new Error(`${page}: a style attribute, which the content policy blocks`);
  const hashes = hashesOf(tags);
  for (const hash of hashes)
    if (!policy.includes(hash)) throw new Error(`${page}: an inline script or style (${hash}) that is not on the policy's list`);
  return hashes;
}

/**
 * Moves the content policy from the end of the head, where Astro writes it, to its start, where it covers everything, and removes the hashes that
 * the page does not need (security.md, 1.1).
 * @throws when the page has an inline script, style or style attribute that the policy does not allow and a browser would block
 */
export function minimizePolicy(html: string, page: string): string {
  const [meta, encoded] = POLICY.exec(html) ?? [];
  if (!meta || encoded === undefined || !CHARSET.test(html)) throw new Error(`${page}: no content policy or no charset in its head`);
  const policy = encoded.replaceAll('&#39;', "'").replaceAll('&quot;', '"');
  const body = html.replace(meta, '');

  const used = hashesOfPieces(body, policy) ?? hashesOfPage(body, policy, page);
  const minimized = policy.replace(/ ?'sha(?:256|384|512)-[^']*'/g, (hash) => (used.has(hash.trim()) ? hash : ''));
  return body.replace(CHARSET, (charset) => `${charset}<meta http-equiv="content-security-policy" content="${minimized.trim()}">`);
}
