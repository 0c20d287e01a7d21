import * as v from 'valibot';
import type { Site } from './webhooks.ts';

const TIMEOUT_MS = 3_000;
const Time = v.pipe(v.string(), v.transform(Date.parse), v.number());

/** What the site's rebuild service says of itself at `/healthz`. Times in milliseconds. */
const Status = v.object({
  release: v.nullable(v.object({ builtAt: Time, contentAt: Time })),
  publishing: v.boolean(),
  waiting: v.boolean(),
  lastPublish: v.optional(
    v.nullable(v.object({ outcome: v.picklist(['published', 'unchanged', 'withheld', 'failed']), startedAt: Time })),
    null,
  ),
  lastFailure: v.nullable(v.object({ step: v.string(), reason: v.string() })),
});
export type SiteStatus = v.InferOutput<typeof Status>;

/** Reads the status of the site's rebuild service. Undefined where there is none, it is not for this machine, or it does not answer in time. */
export async function readSiteStatus({ origin, statusToken }: Site): Promise<SiteStatus | undefined> {
  try {
    const answer = await fetch(`${origin}/healthz`, {
      headers: statusToken === undefined ? {} : { Authorization: `Bearer ${statusToken}` },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // 503: it is there and has no release yet.
    return answer.ok || answer.status === 503 ? v.parse(Status, await answer.json()) : undefined;
  } catch {
    return undefined;
  }
}
