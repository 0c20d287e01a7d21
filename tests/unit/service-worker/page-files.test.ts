import { expect, test } from 'vitest';
import { importedFiles, loadedFiles, namedFiles } from '../../../src/service-worker/page-files.ts';

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
