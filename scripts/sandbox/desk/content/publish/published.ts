import { html } from 'hono/html';
import { dhakaTime } from '../../../time/dhaka-time.ts';
import type { SiteStatus } from './site-status.ts';
import type { SentWebhook } from './webhooks.ts';

interface Published {
  webhook: SentWebhook;
  /** What the site says of itself; undefined where it says nothing. */
  status: SiteStatus | undefined;
  /** Of the page that shows the change. */
  address: string;
}

interface Outcome {
  kind: 'live' | 'undelivered' | 'unknown' | 'building' | 'failed';
  sentence: string;
  reason?: string;
}

/** The outcome of the newest change; undefined where there is none yet. content.js polls while one is being built. */
export function publishedPart(newest: Published | undefined) {
  if (!newest) return html`<div id="published"><p class="empty">Nothing has been published yet.</p></div>`;
  const { webhook, status, address } = newest;
  const { kind, sentence, reason } = outcomeOf(webhook, status);
  return html`<div id="published"${kind === 'building' ? ' data-following' : ''}>
    <p class="state ${kind}" role="status"><strong>${webhook.subject}:</strong> ${sentence}
      ${kind === 'live' ? html`<a href="${address}">See the page</a>` : ''}</p>
    <div class="details">${reason === undefined ? '' : html`<pre tabindex="0">${reason}</pre>`}</div>
  </div>`;
}

/** Every publish that began after a change was made has it. */
function outcomeOf({ createdAt, problem }: SentWebhook, status: SiteStatus | undefined): Outcome {
  const release = status?.release;
  if (release && release.contentAt >= createdAt) return { kind: 'live', sentence: `Live since ${dhakaTime(release.builtAt)}.` };
  if (problem !== undefined) return { kind: 'undelivered', sentence: `${problem}. Publish once more when it is there.` };
  if (!status) return { kind: 'unknown', sentence: 'The site has taken it, and does not say here what came of it.' };
  const { publishing, lastPublish, lastFailure } = status;
  const isDecided = !publishing && lastPublish && lastPublish.startedAt >= createdAt;
  if (isDecided && lastPublish.outcome === 'withheld')
    return { kind: 'failed', sentence: 'Not published: the site was rolled back from it.' };
  if (!isDecided || lastPublish.outcome !== 'failed' || !lastFailure) return { kind: 'building', sentence: 'Being built …' };
  return {
    kind: 'failed',
    sentence: `Not published: the ${lastFailure.step} failed. The site stays as it was.`,
    reason: lastFailure.reason,
  };
}
