import { describe, expect, it } from 'vitest';
import { createSheetTrimmer, withoutClasses } from '../../../../scripts/build/trim-sheet.ts';
import { policyHash } from '../../../../scripts/build/virtual-module.ts';
import { built } from '../check/site/build-folder.ts';

describe('withoutClasses', () => {
  it.each([
    ['a rule', '.a{top:0}.b{top:1px}', '.a{top:0}'],
    [
      'a rule in layers and conditions',
      '@layer x{@media (min-width:9px){.b{top:0}.a{top:0}}}',
      '@layer x{@media (min-width:9px){.a{top:0}}}',
    ],
    ['a rule that needs the class beside another', '.a .b{top:0}.a{top:0}', '.a{top:0}'],
    ['a rule of a class with signs', String.raw`.md\:b\[1\]{top:0}.a{top:0}`, '.a{top:0}'],
  ])('removes %s', (_name, css, rest) => expect(withoutClasses(css, ['b', 'md:b[1]'])).toBe(rest));

  it.each([
    '.a:not(.b){top:0}',
    '.a:has(.b){top:0}',
    ':is(.a,.b){top:0}',
    '.a,.b{top:0}',
    'p{top:0}',
    '[data-b]{top:0}',
    '.a{-webkit-text-decoration:underline dotted;text-decoration:underline dotted}',
    '.a{-webkit-user-select:none;user-select:none}',
    '@media (min-width:9px){.a{top:0}}',
  ])('keeps %s', (css) => expect(withoutClasses(css, ['b'])).toBe(css));

  it('removes variables of Tailwind that no rule reads any more, and no other', () => {
    const layer = '@layer properties{*{--tw-x:initial;--tw-y:initial}}';
    const rules = ':root{--colour:red}.a{--tw-y:1;top:var(--tw-y)}.b{--tw-x:1;top:var( --tw-x,0)}';
    const properties = '@property --tw-x{syntax:"*";inherits:false}@property --tw-y{syntax:"*";inherits:false}';
    const rest = withoutClasses(layer + rules + properties, ['b']);
    expect(rest).toBe(
      '@layer properties{*{--tw-y:initial}}:root{--colour:red}.a{--tw-y:1;top:var(--tw-y)}@property --tw-y{syntax:"*";inherits:false}',
    );
  });
});

describe('createSheetTrimmer', () => {
  const CSS = String.raw`@layer utilities{.a{top:0}.b{top:0}.late{top:0}.other{top:0}.after\:content-\[\'\›\'\]:after{content:"›"}}`;
  const SOURCES = {
    'src/pages/[...lang]/vip.astro': "<script>import '@/islands/late';</script>",
    'src/pages/[...lang]/help/[page].astro': '',
    'src/islands/late.ts': "element.className = 'late';",
  };
  const page = (body: string) =>
    `<meta content="'${policyHash(CSS)}'"><style>small{}</style><style>${CSS}</style><style>@layer base{}</style><body>${body}`;
  const rulesOf = (html: string) =>
    [...(/@layer utilities\{(.*?)\}<\/style>/.exec(html)?.[1] ?? '').matchAll(/\.(\w+)/g)].map(([, name]) => name);

  it('leaves a page the rules of its own classes and of those that its scripts can add', async () => {
    const trim = createSheetTrimmer((await built(SOURCES)).folder);
    const body = `<p class="a after:content-[&#39;›&#39;]"><template><p class="b"></template>`;
    expect(rulesOf(trim(page(body), 'bd/vip.html'))).toEqual(['a', 'b', 'late', 'after']);
    expect(rulesOf(trim(page('<p class="other">'), 'help/bonuses.html'))).toEqual(['other']);
    expect(rulesOf(trim(page('<p class="a">'), 'help/bonuses.html'))).toEqual(['a']);
  });

  it('puts the hash of the new sheet in the place of the old one', async () => {
    const trim = createSheetTrimmer((await built(SOURCES)).folder);
    const html = trim(page(''), 'help/bonuses.html');
    const [, sheet = ''] = [...html.matchAll(/<style>(.*?)<\/style>/g)].map(([, text = '']) => text);
    expect(html).toContain(`<meta content="'${policyHash(sheet)}'">`);
    expect(html).toContain('<style>small{}</style>');
    expect(html).toContain('<style>@layer base{}</style>');
  });

  it('removes the second form of the theme’s colours', async () => {
    const trim = createSheetTrimmer((await built(SOURCES)).folder);
    const colours = '@layer theme{:root,:host{--gold:#f3ba25}@supports (color:lab(0% 0 0)){:root,:host{--gold:lab(79% 12 74)}}}';
    const html = trim(`<style>${colours}${CSS}</style>`, 'vip.html');
    expect(html).toContain('<style>@layer theme{:root,:host{--gold:#f3ba25}}@layer utilities{');
  });

  it('leaves a page alone whose sources are not known, or that has no sheet', async () => {
    const trim = createSheetTrimmer((await built(SOURCES)).folder);
    for (const [html, file] of [[page(''), 'unknown.html'] as const, ['<p class="a">', 'vip.html'] as const])
      expect(trim(html, file)).toBe(html);
  });
});
