import { tagsOf } from '../built-site/tags.ts';
import { policyHash } from './policy-hash.ts';

/** Astro's. A page with a captcha has a second one, which forbids further Trusted Types policies. */
const POLICY =
  /<meta http-equiv="content-security-policy" content="([^"]*default-src[^"]*)"\s*\/?>/i;
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;
const DATA = /^application\/(?:ld\+)?json$/i;

/** From parsed tags, because texts of the backend in attributes may look like scripts and styles. */
function hashesOf(html: string, policy: string, page: string): Set<string> {
  const tags = tagsOf(html);
  if (tags.some(({ attributes }) => 'style' in attributes))
    throw new Error(`${page}: a style attribute, which the content policy blocks`);
  const texts = tags.flatMap(({ attributes, text }) =>
    text === undefined || attributes['src'] !== undefined || DATA.test(attributes['type'] ?? '')
      ? []
      : [text],
  );
  const hashes = new Set(texts.map((text) => `'${policyHash(text)}'`));
  for (const hash of hashes)
    if (!policy.includes(hash))
      throw new Error(
        `${page}: an inline script or style (${hash}) that is not on the policy's list`,
      );
  return hashes;
}

/**
 * Moves the content policy from the end of the head, where Astro writes it, to its start, where it covers everything, and removes the hashes that
 * the page does not need (security.md, 1.1).
 * @throws when the page has an inline script, style or style attribute that the policy does not allow and a browser would block
 */
export function minimizePolicy(html: string, page: string): string {
  const [meta, encoded] = POLICY.exec(html) ?? [];
  if (!meta || encoded === undefined || !CHARSET.test(html))
    throw new Error(`${page}: no content policy or no charset in its head`);
  const policy = encoded.replaceAll('&#39;', "'").replaceAll('&quot;', '"');
  const body = html.replace(meta, '');

  const used = hashesOf(body, policy, page);
  const minimized = policy.replace(/ ?'sha(?:256|384|512)-[^']*'/g, (hash) =>
    used.has(hash.trim()) ? hash : '',
  );
  return body.replace(
    CHARSET,
    (charset) =>
      `${charset}<meta http-equiv="content-security-policy" content="${minimized.trim()}">`,
  );
}
