import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { makeFloor, withoutScript } from '../../../../../scripts/bench/speed/floor.ts';

it('takes everything out of a page that runs or fetches scripts, and leaves all else byte by byte', () => {
  const html = [
    '<!doctype html><HEAD><script>if (a < b) document.write("<p>")</script>',
    '<link rel="modulepreload" href="/a.js"><link rel="preload" as="script" href="/b.js"><link rel=preload as="font" href="/c.woff2">',
    '<script type="speculationrules">{"prefetch":[]}</script><style>p > a { color: red }</style></HEAD>',
    '<p title="<script>">one &amp; two<br/><script type="module" src="/d.js"></script></p>',
  ].join('');
  const kept = [
    '<!doctype html><HEAD><link rel=preload as="font" href="/c.woff2"><style>p > a { color: red }</style></HEAD>',
    '<p title="<script>">one &amp; two<br/></p>',
  ];
  expect(withoutScript(html)).toBe(kept.join(''));
  expect(withoutScript('<p>none</p>')).toBe('<p>none</p>');
});

it('starts the fonts and the first pictures in the markup, which scripts do else', () => {
  const html = [
    '<html lang="en" data-fonts="/_astro/fonts/a.woff2 /_astro/fonts/b.woff2"><head><meta charset="utf-8"><script>start()</script></head>',
    '<img src="/first.avif" loading="lazy" fetchpriority="high"><script>first()</script><img src="/later.avif" loading="lazy">',
  ].join('');
  const font = (name: string) => `<link rel="preload" as="font" href="/_astro/fonts/${name}.woff2" crossorigin>`;
  expect(withoutScript(html)).toBe(
    [
      `<html lang="en" data-fonts="/_astro/fonts/a.woff2 /_astro/fonts/b.woff2"><head>${font('a')}${font('b')}<meta charset="utf-8"></head>`,
      '<img src="/first.avif" fetchpriority="high"><img src="/later.avif" loading="lazy">',
    ].join(''),
  );
});

it('copies a site with its pages compressed anew', async () => {
  const [site, floor] = [mkdtempSync(join(tmpdir(), 'site-')), join(mkdtempSync(join(tmpdir(), 'floor-')), 'floor')];
  const page = `<p>${'text '.repeat(200)}</p>`;
  writeFileSync(join(site, 'index.html'), `${page}<script>run()</script>`);
  writeFileSync(join(site, 'index.html.br'), 'the compressed form of the page with its script');
  writeFileSync(join(site, 'logo.svg'), '<svg/>');
  await makeFloor(site, floor);
  expect(readFileSync(join(site, 'index.html.br'), 'utf8')).toContain('with its script');
  expect(readFileSync(join(floor, 'index.html'), 'utf8')).toBe(page);
  expect(brotliDecompressSync(readFileSync(join(floor, 'index.html.br'))).toString()).toBe(page);
  expect(readFileSync(join(floor, 'logo.svg'), 'utf8')).toBe('<svg/>');
});
