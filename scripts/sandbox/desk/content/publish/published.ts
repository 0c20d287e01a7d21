import { html } from 'hono/html';
import { dhakaTime } from '../../../time/dhaka-time.ts';
import type { PublishState } from './publish-state.ts';
import type { SentWebhook } from './webhooks.ts';

export interface Published {
  webhook: SentWebhook;
  state: PublishState;
}

interface Content {
  /** Undefined where there is none yet. */
  newest: Published | undefined;
  /** Of the page that shows the newest one. */
  address: string;
}

/** What a publish does, by the names that the site gives its steps. */
const STEPS: Readonly<Record<string, string>> = {
  start: 'it could not be started',
  pull: 'the content could not be read',
  build: 'the pages could not be built',
  check: 'the check of the built site found mistakes',
  swap: 'the site could not be switched over',
};

/** The outcome of the newest change. content.js polls while one is being built. */
export function publishedPart({ newest, address }: Content) {
  if (!newest) return html`<div id="published"><p class="empty">Nothing has been published yet.</p></div>`;
  const { webhook, state } = newest;
  return html`<div id="published"${state.kind === 'building' ? ' data-following' : ''}>
    <p class="state ${state.kind}" role="status"><strong>${webhook.subject}:</strong> ${sentence(state)}
      ${state.kind === 'live' || state.kind === 'unchanged' ? html`<a href="${address}">See the page</a>` : ''}</p>
    <div class="details">
      ${state.kind === 'failed' ? html`<pre tabindex="0">${state.reason}</pre>` : ''}
    </div>
  </div>`;
}

function sentence(state: PublishState): string {
  switch (state.kind) {
    case 'undelivered':
      return `${state.problem}. Publish once more when it is there.`;
    case 'building':
      return state.again ? 'Being built again, the first try failed …' : 'Being built …';
    case 'live':
      return `Live since ${dhakaTime(state.since)}.`;
    case 'unchanged':
      return `Nothing new: the site has looked like this since ${dhakaTime(state.since)}.`;
    case 'withheld':
      return 'Not published: somebody rolled the site back from this content. It stays as it is until the content changes.';
    case 'failed':
      return `Not published: ${STEPS[state.step] ?? `the ${state.step} failed`}. The site stays as it was${state.isTriedAgain ? ', and it is tried again by itself' : ''}.`;
    case 'unknown':
      return 'The site has taken it, and does not say here what came of it.';
  }
}
