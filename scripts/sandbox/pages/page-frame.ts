import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** Parts of pages; hono escapes everything else that is put into one. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

interface Frame {
  title: string;
  /** Where to go from here. */
  links?: Html;
  body: Html;
  /** Address of its script. */
  script?: string;
}

/** A page of the desk, of a game or of a payment. */
export function pageFrame({ title, links, body, script }: Frame) {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title} – Sandbox</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/pages.css">
  ${script === undefined ? '' : html`<script src="${script}" defer></script>`}
</head>
<body>
  <header>
    <h1>${title}</h1>
    ${links === undefined ? '' : html`<p>${links}</p>`}
  </header>
  <main>
    ${body}
  </main>
</body>
</html>`;
}
