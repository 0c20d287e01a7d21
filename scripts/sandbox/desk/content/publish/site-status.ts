import * as v from 'valibot';
import type { Change, Site } from './webhooks.ts';

const TIMEOUT_MS = 3_000;
const Time = v.pipe(v.string(), v.transform(Date.parse), v.number());

/** What the site's rebuild service says of itself at `/healthz`. Times in milliseconds. */
const Status = v.object({
  release: v.nullable(v.object({ builtAt: Time, contentAt: Time })),
  publishing: v.boolean(),
  lastPublish: v.optional(
    v.nullable(v.object({ outcome: v.picklist(['published', 'unchanged', 'withheld', 'failed']), startedAt: Time })),
    null,
  ),
  lastFailure: v.nullable(v.object({ step: v.string(), reason: v.string() })),
});
export type SiteStatus = v.InferOutput<typeof Status>;

/** Reads the status of the site's rebuild service. Undefined where there is none, it is not for this machine, or it does not answer in time. */
export async function readSiteStatus({ origin }: Site): Promise<SiteStatus | undefined> {
  try {
    const answer = await fetch(`${origin}/healthz`, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // 503: it is there and has no release yet.
    return answer.ok || answer.status === 503 ? v.parse(Status, await answer.json()) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The address of the page that shows a change. A promotion's own page is found in the site's sitemap: its address ends with the promotion's id.
 * Where it has none, the page that lists them stands in.
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
