import type { SiteStatus } from './site-status.ts';
import type { SentWebhook } from './webhooks.ts';

/** The outcome of a change. */
export type PublishState =
  | { kind: 'undelivered'; problem: string }
  /** `again`: the try before failed. */
  | { kind: 'building'; again: boolean }
  | { kind: 'live'; since: number }
  /** The site already showed it. */
  | { kind: 'unchanged'; since: number }
  /** The site was rolled back to a release before this content, and stays there until it changes. */
  | { kind: 'withheld' }
  | { kind: 'failed'; step: string; reason: string; isTriedAgain: boolean }
  /** It was delivered, and the site does not say what it made of it. */
  | { kind: 'unknown' };

/** How long a site may take to begin after it has accepted a change. */
const START_MS = 20_000;

/** The outcome of a change: every publish that began after it was made has it. */
export function publishState(webhook: SentWebhook, status: SiteStatus | undefined, now: number): PublishState {
  const { createdAt, problem } = webhook;
  const release = status?.release;
  if (release && release.contentAt >= createdAt) {
    return { kind: release.builtAt >= createdAt ? 'live' : 'unchanged', since: release.builtAt };
  }
  if (problem !== undefined) return { kind: 'undelivered', problem };
  if (!status) return { kind: 'unknown' };
  const { publishing, waiting, lastPublish, lastFailure } = status;
  const outcome = lastPublish && lastPublish.startedAt >= createdAt ? lastPublish.outcome : undefined;
  if (publishing) return { kind: 'building', again: outcome === 'failed' };
  if (outcome === 'withheld') return { kind: 'withheld' };
  if (outcome === 'failed') {
    const { step = 'publish', reason = '' } = lastFailure ?? {};
    return { kind: 'failed', step, reason, isTriedAgain: waiting };
  }
  return waiting || now - createdAt < START_MS ? { kind: 'building', again: false } : { kind: 'unknown' };
}
