// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { speculationRules } from '../../../../scripts/build/speculation-rules.ts';

interface Rules {
  prefetch: { where: { selector_matches: string }; eagerness: string }[];
}

/** When the link in a piece of a page may be fetched ahead. */
function eagernessOf(html: string): string | undefined {
  const source = speculationRules.plugin.load('\0virtual:speculation-rules') ?? '';
  const rules: Rules = JSON.parse(JSON.parse(source.slice(source.indexOf('"'), source.lastIndexOf('"') + 1)));
  document.body.innerHTML = html;
  const link = document.querySelector('a');
  return rules.prefetch.find(({ where }) => link?.matches(where.selector_matches))?.eagerness;
}

test.each([
  ['<nav><ul><li><a href="/slots"></a></ul></nav>', 'eager'],
  ['<a href="/bd/help/deposit"></a>', 'moderate'],
  ['<nav><a href="/logout"></a></nav>', undefined],
  ['<a href="/bd/logout"></a>', undefined],
  ['<nav><a href="/deposit?promotion=2"></a></nav>', undefined],
  ['<a href="/slots/Shapla" data-game="sha-1"></a>', undefined],
  ['<a href="https://elsewhere.example/"></a>', undefined],
])('%s is fetched ahead: %s', (html, eagerness) => expect(eagernessOf(html)).toBe(eagerness));
