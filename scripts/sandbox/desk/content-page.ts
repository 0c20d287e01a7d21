import { html } from 'hono/html';
import { dhakaTime } from '../time/dhaka-time.ts';
import type { DeskPromotion, MarqueeText } from './content-store.ts';
import type { SentWebhook } from './content-webhooks.ts';

/** In characters. */
export const MAX_LENGTH = { name: 200, content: 100_000, marquee: 1000 } as const;

interface Content {
  promotions: readonly DeskPromotion[];
  marquee: readonly MarqueeText[];
  webhooks: readonly SentWebhook[];
  siteUrl: string;
  problem?: string;
}

/** The desk's page for the site's content. Plain forms: it needs no script. */
export function contentPage({ promotions, marquee, webhooks, siteUrl, problem }: Content) {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Content – Operator desk</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/desk/desk.css">
  <link rel="stylesheet" href="/desk/content/content.css">
</head>
<body>
  <header>
    <h1>Content</h1>
    <p>Publish saves and tells the site, which builds itself anew and follows in seconds. <a href="/desk">Operator desk</a> · <a href="${siteUrl}">The site</a></p>
  </header>
  <main>
    ${problem === undefined ? '' : html`<p role="alert">${problem}</p>`}
    <section aria-labelledby="webhooks">
      <h2 id="webhooks">Sent to the site</h2>
      ${webhookTable(webhooks)}
    </section>
    <section aria-labelledby="marquee">
      <h2 id="marquee">Marquee</h2>
      ${marqueeForm(marquee)}
    </section>
    <section aria-labelledby="promotions">
      <h2 id="promotions">Promotions</h2>
      ${promotions.map(promotionForm)}
    </section>
  </main>
</body>
</html>`;
}

function webhookTable(webhooks: Content['webhooks']) {
  if (webhooks.length === 0) return html`<p class="empty">Nothing yet.</p>`;
  return html`<table>
    <thead><tr><th>Published</th><th>Tries</th><th>State</th></tr></thead>
    <tbody>${webhooks.map(
      ({ createdAt, tries, sentAt, lastProblem }) =>
        html`<tr><td>${dhakaTime(createdAt)}</td><td>${tries}</td><td class="text">${stateOf(sentAt, lastProblem)}</td></tr>`,
    )}</tbody>
  </table>`;
}

function stateOf(sentAt: number | null, problem: string | null): string {
  if (sentAt !== null) return `Accepted at ${dhakaTime(sentAt)}`;
  return problem === null ? 'Being sent' : `${problem}; it is tried again`;
}

function marqueeForm(texts: Content['marquee']) {
  return html`<form method="post" action="/desk/content/marquee">
    ${texts.map(
      ({ language, languageName, text }) =>
        html`<label class="whole">${languageName} <textarea name="${language}" lang="${language}" rows="2" maxlength="${MAX_LENGTH.marquee}" required>
${text}</textarea></label>`,
    )}
    <button>Publish</button>
  </form>`;
}

function promotionForm({ id, name, content, language }: DeskPromotion) {
  return html`<details id="promotion-${id}">
    <summary>${name} <small>${language ?? 'every language'}</small></summary>
    <form method="post" action="/desk/content/promotions/${id}">
      <label class="whole">Name <input name="name" value="${name}" maxlength="${MAX_LENGTH.name}" required></label>
      <label class="whole">Content (HTML) <textarea name="content" rows="14" maxlength="${MAX_LENGTH.content}" spellcheck="false" required>
${content}</textarea></label>
      <button>Publish</button>
    </form>
  </details>`;
}
