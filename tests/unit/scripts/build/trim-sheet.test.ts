// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources that are read have templates.
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
    '.a{animation:1s b}@keyframes b{to{top:0}}',
    '#b{top:0}',
    '@counter-style b{suffix:" "}',
    '.a{-webkit-text-decoration:inherit;text-decoration:inherit}',
    '.a{-webkit-mask:linear-gradient(#000,#0000);mask:linear-gradient(#000,#0000)}',
    'html{--lightningcss-light: ;--lightningcss-dark:initial;color-scheme:dark}',
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
    'src/pages/[...lang]/vip.astro': "---\nimport Part from '@/components/Part.astro';\n---\n<script>import '@/islands/late';</script>",
    'src/pages/[...lang]/help/[page].astro': '<p class="a" />',
    'src/components/Part.astro': `<p class="a after:content-['›']" />`,
    'src/islands/late.ts': "const name = 'late'; element.classList.value = `${name} b`;",
  };
  const page = (body: string) =>
    `<meta content="'${policyHash(CSS)}'"><style>small{}</style><style>${CSS}</style><style>@layer base{}</style><body>${body}`;
  const rulesOf = (html: string) =>
    [...(/@layer utilities\{(.*?)\}<\/style>/.exec(html)?.[1] ?? '').matchAll(/\.(\w+)/g)].map(([, name]) => name);

  it('leaves a page the rules of the classes that its sources name, its components and scripts among them', async () => {
    const trim = createSheetTrimmer((await built(SOURCES)).folder);
    expect(rulesOf(trim(page(''), 'vip.html'))).toEqual(['a', 'b', 'late', 'after']);
    expect(rulesOf(trim(page(''), 'help/bonuses.html'))).toEqual(['a']);
  });

  it('gives all pages of a route one sheet, whatever is on them', async () => {
    const trim = createSheetTrimmer((await built(SOURCES)).folder);
    const sheets = ['vip.html', 'bd/vip.html'].map((file) => rulesOf(trim(page(`<p class="other" lang="${file}">`), file)));
    expect(sheets[1]).toEqual(sheets[0]);
  });

  it('gives all pages of a section one sheet', async () => {
    const other = {
      'src/pages/[...lang]/help/[answer].astro': '<p class="other" />',
      'src/pages/[...lang]/help/index.astro': '<p class="b" />',
    };
    const trim = createSheetTrimmer(
      (await built({ ...SOURCES, ...other, 'src/pages/[...lang]/help-others.astro': '<p class="late" />' })).folder,
    );
    for (const file of ['help.html', 'ms/help.html', 'help/bonuses.html'])
      expect(rulesOf(trim(page(''), file))).toEqual(['a', 'b', 'other']);
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
