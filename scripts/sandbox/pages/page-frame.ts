import type { MiddlewareHandler } from 'hono';
import { html } from 'hono/html';

/** Headers of the pages that open in a new tab: own files only, no framing, and no referrer, since their addresses are secrets. */
export const pageHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
  c.header(
    'Content-Security-Policy',
    "default-src 'none'; img-src data:; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  c.header('Referrer-Policy', 'no-referrer');
  c.header('X-Content-Type-Options', 'nosniff');
};

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
