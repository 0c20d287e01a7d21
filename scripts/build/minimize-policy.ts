import { type Tag, tagsOf } from '../built-site/tags.ts';
import { policyHash } from './virtual-module.ts';

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)"\s*\/?>/i;
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;
const DATA = /^application\/(?:ld\+)?json$/i;

/** Scripts and styles that stand in the page itself. Read tag by tag: names of the backend's, which attributes hold, may look like either. */
function inlineTexts(tags: readonly Tag[]): string[] {
  return tags.flatMap(({ attributes, text }) =>
    text === undefined || attributes['src'] !== undefined || DATA.test(attributes['type'] ?? '') ? [] : [text],
  );
}

/**
 * Moves the content policy that Astro wrote at the end of the head to its start, where it covers everything, and leaves in it only the
 * hashes that the page needs (security.md, 1.1).
 * @throws where the page carries an inline script, style or style attribute that the policy does not allow: a browser would drop it
 */
export function minimizePolicy(html: string, page: string): string {
  const [meta, encoded] = POLICY.exec(html) ?? [];
  if (!meta || encoded === undefined || !CHARSET.test(html)) throw new Error(`${page}: no content policy or no charset in its head`);
  const policy = encoded.replaceAll('&#39;', "'").replaceAll('&quot;', '"');
  const body = html.replace(meta, '');

  const tags = tagsOf(body);
  if (tags.some(({ attributes }) => 'style' in attributes)) throw new Error(`${page}: a style attribute, which the content policy blocks`);
  const used = new Set(inlineTexts(tags).map((text) => `'${policyHash(text)}'`));
  for (const hash of used)
    if (!policy.includes(hash)) throw new Error(`${page}: an inline script or style (${hash}) that is not on the policy's list`);

  const tidied = policy.replace(/ ?'sha(?:256|384|512)-[^']*'/g, (hash) => (used.has(hash.trim()) ? hash : ''));
  return body.replace(CHARSET, (charset) => `${charset}<meta http-equiv="content-security-policy" content="${tidied.trim()}">`);
}
