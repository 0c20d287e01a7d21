import { expect, test } from 'vitest';
import { cacheableText, importedFiles, loadedFiles, namedFiles } from '../../../src/service-worker/page-files.ts';

const PAGE = `<!DOCTYPE html><html data-player-scripts="/_astro/player.A.js /_astro/api.B.js"><head>
<link rel="preload" as="font" type="font/woff2" href="/_astro/latin.C.woff2" crossorigin>
<style>@font-face{src:url(/_astro/bengali.D.woff2)}</style></head><body>
<a href="/_astro/no.E.js">no file of the page</a><img src="/media/a-160.webp">
<astro-island component-url="/_astro/Form.F.js" renderer-url="/_astro/client.G.js"></astro-island>
<script type="module" src="/_astro/Header.astro_astro_type_script_index_0_lang.H-_1.js"></script>
<script type="module">import"/_astro/inline.I.js"</script></body></html>`;

test('a page loads its scripts and the fonts that it asks for, not its islands’ and players’', () => {
  expect(loadedFiles(PAGE)).toEqual([
    '/_astro/latin.C.woff2',
    '/_astro/Header.astro_astro_type_script_index_0_lang.H-_1.js',
    '/_astro/inline.I.js',
  ]);
});

test('a script imports what stands in its imports, not what it may load later', () => {
  const script = `import{a as b}from"./frame.A.js";import"./base.B.js";export*from './c.C.js';const d=()=>import("./later.D.js");import e from"react"`;
  expect(importedFiles(script)).toEqual(['/_astro/frame.A.js', '/_astro/base.B.js', '/_astro/c.C.js']);
});

test('everything that a page or script may ever load is named', () => {
  expect(namedFiles(PAGE)).toEqual(
    expect.arrayContaining(['player.A.js', 'api.B.js', 'latin.C.woff2', 'bengali.D.woff2', 'Form.F.js', 'client.G.js', 'inline.I.js']),
  );
  expect(namedFiles('const d=()=>p(()=>import("./later.D.js"),["_astro/other.E.js"])')).toEqual(['later.D.js', 'other.E.js']);
});

const HTML = '<!DOCTYPE html><html lang="en" data-language="en"><body>data-guard</body></html>';

/** An answer as `fetch` gives it: nothing made by hand has an address, or came by a redirect. */
function answer(
  text = HTML,
  { status = 200, headers = {}, ...more }: { status?: number; headers?: object; redirected?: boolean; type?: string } = {},
) {
  const response = new Response(text, { status, headers: { 'content-type': 'text/html;charset=utf-8', ...headers } });
  return Object.defineProperties(response, {
    redirected: { value: more.redirected ?? false },
    type: { value: more.type ?? 'basic' },
  });
}

test('a page of the site may be cached', async () => expect(await cacheableText(answer())).toBe(HTML));

test.each([
  ['a page that is missing', answer(HTML, { status: 404 })],
  ['a page during maintenance', answer(HTML, { status: 503 })],
  ['one that a host sends with 200', answer('<!DOCTYPE html><html data-player-scripts="/a.js" lang="en" data-maintenance>')],
  ['a part', answer(HTML, { status: 206 })],
  ['what a redirect led to', answer(HTML, { redirected: true })],
  ['another origin’s', answer(HTML, { type: 'cors' })],
  ['an opaque redirect', answer('', { type: 'opaqueredirect' })],
  ['what must not be stored', answer(HTML, { headers: { 'cache-control': 'no-store' } })],
  ['no page', answer('{}', { headers: { 'content-type': 'application/json' } })],
  ['a page of the account', answer('<!DOCTYPE html><html lang="en" data-guard="player">')],
  ['a form', answer('<!DOCTYPE html>\n<html data-guard="guest" lang="en">')],
])('%s may not', async (_name, response) => expect(await cacheableText(response)).toBeUndefined());
