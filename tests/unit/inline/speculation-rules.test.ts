import { beforeEach, expect, test } from 'vitest';
import rules from '@/inline/speculation-rules.json' with { type: 'json' };

/** What the browser may prefetch or prerender for the link in a piece of a page, and when. */
function aheadOf(html: string): string[] {
  document.body.innerHTML = html;
  const link = document.querySelector('a') as Element;
  return (['prerender', 'prefetch'] as const).flatMap((kind) => {
    const rule = rules[kind].find(({ where }) => link.matches(where.selector_matches));
    return rule ? [`${kind} ${rule.eagerness}`] : [];
  });
}

beforeEach(() => document.documentElement.toggleAttribute('data-ahead', true));

test.each([
  ['<a href="/slots" data-likely></a>', ['prerender immediate']],
  ['<nav><ul><li><a href="/slots"></a></ul></nav>', ['prefetch moderate']],
  ['<a href="/bd/help/deposit"></a>', ['prefetch moderate']],
  ['<a href="/bd/logout"></a>', []],
  ['<nav><a href="/deposit?promotion=2"></a></nav>', []],
  ['<a href="/slots/Shapla" data-game="sha-1"></a>', []],
  ['<a href="/mobile-slots" data-account></a>', []],
  ['<a href="/slots" data-open-search></a>', []],
  ['<a href="/bd" data-choose-language="bd"></a>', []],
  ['<a href="https://elsewhere.example/"></a>', []],
])('%s: %j', (html, ahead) => expect(aheadOf(html)).toEqual(ahead));

test('nothing before the page allows it', () => {
  document.documentElement.removeAttribute('data-ahead');
  expect(aheadOf('<a href="/slots" data-likely></a>')).toEqual([]);
});
