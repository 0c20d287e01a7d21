import { expect, it } from 'vitest';
import { brokenLinks } from '../../../../../scripts/check/site/links.ts';
import { built } from '../../folder.ts';

const SITE = new URL('https://play.example');

it('knows a page’s address, route and language', async () => {
  const { pages } = await built({
    'index.html': '',
    'bd.html': '',
    'slots/a b.html': '',
    'cn/slots.html': '',
    'bdx.html': '',
    'x.html.br': '',
  });
  expect(pages.map(({ path, route, language }) => `${path} ${route} ${language}`).sort()).toEqual([
    '/ / en',
    '/bd / bd',
    '/bdx /bdx en',
    '/cn/slots /slots cn',
    '/slots/a b /slots/a b en',
  ]);
});

it('brokenLinks passes pages, files, places on pages and other sites', async () => {
  const site = await built({
    'index.html':
      '<a href="/slots"><a href="https://play.example/bd#top"><a href="https://other.example/x"><a href="mailto:a@b.example"><a href="#here"><p id="here"><img srcset="/a.webp 1x, /a.webp 2x"><a href="/?ref=1">',
    'bd.html': '<p id="top"><a href="/slots/A%20%E0%A6%95">',
    'slots.html': '',
    'slots/A ক.html': '',
    'a.webp': '',
  });
  expect(brokenLinks(site, SITE)).toEqual([]);
});

it.each([
  ['<a href="/nowhere">', '/: /nowhere leads nowhere'],
  ['<a href="/slots/">', '/: /slots/ leads nowhere'],
  [
    '<link rel="canonical" href="https://play.example/x">',
    '/: https://play.example/x leads nowhere',
  ],
  ['<img srcset="/b.webp 1x, /c.webp 2x" src="/slots">', '/: /b.webp leads nowhere'],
  [
    '<meta property="og:image" content="https://play.example/b.jpg">',
    '/: https://play.example/b.jpg leads nowhere',
  ],
  ['<a href="/slots#gone">', '/: /slots#gone leads to no place on that page'],
  ['<a href="http://">', '/: "http://" is no address'],
])('brokenLinks finds the fault in %s', async (html, problem) => {
  const site = await built({ 'index.html': html, 'slots.html': '' });
  expect(brokenLinks(site, SITE)).toContain(problem);
});

it('brokenLinks judges what many pages lead to on each of them', async () => {
  const site = await built({
    'index.html': '<a href="#here"><a href="more">',
    'slots/more.html': '<a href="#here"><a href="more"><p id="here">',
  });
  expect(brokenLinks(site, SITE).sort()).toEqual([
    '/: #here leads to no place on that page',
    '/: more leads nowhere',
  ]);
});
