import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** Parts of pages; hono escapes everything else that is put into one. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

interface Frame {
  title: string;
  /** Where to go from here. */
  links: Html;
  body: Html;
  /** Address of its script. */
  script?: string;
}

/** A page of the desk; without a `script` one of those about the site's content, whose plain forms all work without theirs. */
export function deskFrame({ title, links, body, script = '/desk/content/content.js' }: Frame) {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title} – Sandbox</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/desk/desk.css">
  <script src="${script}" defer></script>
</head>
<body>
  <header>
    <h1>${title}</h1>
    <p>${links}</p>
  </header>
  <main>
    ${body}
  </main>
</body>
</html>`;
}
