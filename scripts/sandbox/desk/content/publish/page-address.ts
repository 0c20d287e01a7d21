import type { Change, Site } from './webhooks.ts';

const TIMEOUT_MS = 3_000;

/**
 * The address of the page that shows a change. A promotion's own page is found in the site's sitemap: its address ends with the promotion's id.
 * Where it has none, such as one that has ended, the page that lists them stands in.
 */
export async function pageAddress({ origin }: Site, { page, promotionId }: Change): Promise<string> {
  const list = origin + page;
  if (promotionId === null) return list;
  try {
    const answer = await fetch(`${origin}/sitemap-0.xml`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const paths = answer.ok ? [...(await answer.text()).matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]*)<\/loc>/g)] : [];
    const own = paths.map(([, path = '']) => path).find((path) => path.startsWith(`${page}/`) && path.endsWith(`-${promotionId}`));
    return own === undefined ? list : origin + own;
  } catch {
    return list;
  }
}
