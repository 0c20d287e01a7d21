import { expect, it } from 'vitest';
import { tagsOf } from '../../../../scripts/built-site/tags.ts';

it('reads tags, attributes in every quoting, and the text of scripts', () => {
  const html = `<!doctype html><head><meta charset="utf-8"><!-- <a href="/no"> -->
    <script type="application/ld+json">{"a":"<b>"}</script><style>a>b{}</style></head>
    <a href="/a?x=1&amp;y=2" hidden data-n='1 > 0' class=plain>1 < 2 &amp; more</a><img src="/b.webp" alt="&#2453;&#x27;"/><astro-island uid="z"></astro-island>`;
  expect(tagsOf(html)).toEqual([
    { name: 'head', attributes: {} },
    { name: 'meta', attributes: { charset: 'utf-8' } },
    { name: 'script', attributes: { type: 'application/ld+json' }, text: '{"a":"<b>"}' },
    { name: 'style', attributes: {}, text: 'a>b{}' },
    { name: 'a', attributes: { href: '/a?x=1&y=2', hidden: '', 'data-n': '1 > 0', class: 'plain' } },
    { name: 'img', attributes: { src: '/b.webp', alt: "ক'" } },
    { name: 'astro-island', attributes: { uid: 'z' } },
  ]);
});
