import { html } from 'hono/html';

/** A page that the sandbox opens in a tab of its own, for a game or a payment. `folder` is the path that its files lie under. */
export function pageFrame(folder: '/play' | '/pay', title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title}</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="${folder}/pages.css">
</head>
<body>
  <main>
    ${body}
  </main>
</body>
</html>`;
}
