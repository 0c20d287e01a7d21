import { html } from 'hono/html';
import type { Quantile } from './quantile.ts';
import type { Visits } from './visits.ts';

const inSeconds = (value: number) => `${value.toFixed(1)} s`;
const inMilliseconds = (value: number) => `${Math.round(value * 1_000)} ms`;
const asScore = (value: number) => value.toFixed(2);

function shown(format: (value: number) => string, speed: { median: Quantile; most: Quantile } | undefined): string {
  const text = ({ value, isAtLeast }: Quantile) => (isAtLeast ? `over ${format(value)}` : format(value));
  return speed ? `${text(speed.median)} / ${text(speed.most)}` : '–';
}

/** Speed and failures as browsers reported them, or why there are none. */
export function visitsTable(visits: Visits | undefined) {
  if (!visits) {
    return html`<p class="empty">The site’s service does not answer. npm start runs it beside the desk.</p>`;
  }
  const { pages, failures } = visits;
  if (pages.length + failures.length === 0) {
    return html`<p class="empty">No report yet. Start the site with PUBLIC_REPORT_URL=/reports and PUBLIC_REPORT_SAMPLE=1, open a page, and leave it.</p>`;
  }
  return html`${pages.length > 0 && speedTable(pages)} ${failures.length > 0 && failureTable(failures)}`;
}

function speedTable(pages: Visits['pages']) {
  return html`<table>
    <caption>Since the service was started: the median, and what three in four visits did not exceed</caption>
    <thead><tr><th>Page</th><th class="amount">Visits</th><th>Largest paint (LCP)</th><th>Answer to touches (INP)</th><th>Layout shift (CLS)</th></tr></thead>
    <tbody>${pages.map(
      ({ page, visits, lcp, inp, cls }) =>
        html`<tr><td>${page}</td><td class="amount">${visits}</td><td>${shown(inSeconds, lcp)}</td><td>${shown(inMilliseconds, inp)}</td><td>${shown(asScore, cls)}</td></tr>`,
    )}</tbody>
  </table>`;
}

function failureTable(failures: Visits['failures']) {
  return html`<table>
    <thead><tr><th>What failed</th><th>Where</th><th class="amount">Times</th></tr></thead>
    <tbody>${failures.map(
      ({ what, where, count }) => html`<tr><td>${what}</td><td class="text">${where}</td><td class="amount">${count}</td></tr>`,
    )}</tbody>
  </table>`;
}
