import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clientScripts } from '../../../../scripts/build/client-manifest.ts';
import { policyHash } from '../../../../scripts/build/policy-hash.ts';
import { createSheetTrimmer, withoutRules } from '../../../../scripts/build/trim-sheet.ts';
import { built } from '../folder.ts';

describe('withoutRules', () => {
  it.each([
    ['a rule', '.a{top:0}.b{top:1px}', '.a{top:0}'],
    [
      'a rule in layers and conditions',
      '@layer x{@media (min-width:9px){.b{top:0}.a{top:0}}}',
      '@layer x{@media (min-width:9px){.a{top:0}}}',
    ],
    ['a rule that needs the class beside another', '.a .b{top:0}.a{top:0}', '.a{top:0}'],
    ['a rule that asks for the class inside', '.a:has(.b) p{top:0}p:is(.b,.md\\:b\\[1\\]){top:0}.a{top:0}', '.a{top:0}'],
    ['the class’s part of a list', '.a,.b{top:0}', '.a{top:0}'],
    ['a rule of a class with signs', String.raw`.md\:b\[1\]{top:0}.a{top:0}`, '.a{top:0}'],
  ])('removes %s', (_name, css, rest) => expect(withoutRules(css, ['b', 'md:b[1]'])).toBe(rest));

  it.each([
    '.a:not(.b){top:0}',
    ':is(.a,.b){top:0}',
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
  ])('keeps %s', (css) => expect(withoutRules(css, ['b'])).toBe(css));

  it('removes variables of Tailwind that no rule reads any more, and no other', () => {
    const layer = '@layer properties{*{--tw-x:initial;--tw-y:initial}}';
    const rules = ':root{--colour:red}.a{--tw-y:1;top:var(--tw-y)}.b{--tw-x:1;top:var( --tw-x,0)}';
    const properties = '@property --tw-x{syntax:"*";inherits:false}@property --tw-y{syntax:"*";inherits:false}';
    const rest = withoutRules(layer + rules + properties, ['b']);
    expect(rest).toBe(
      '@layer properties{*{--tw-y:initial}}:root{--colour:red}.a{--tw-y:1;top:var(--tw-y)}@property --tw-y{syntax:"*";inherits:false}',
    );
  });
});

describe('withoutRules, of elements', () => {
  it.each([
    ['a rule', 'hr{top:0}p{top:0}', 'p{top:0}'],
    ['its part of a list', 'hr,p{top:0}', 'p{top:0}'],
    ['a rule for a part of it', 'hr::before{top:0}p:before{top:0}', 'p:before{top:0}'],
    ['a rule that asks for it inside', ':root:has(hr){top:0}p{top:0}', 'p{top:0}'],
  ])('removes %s', (_name, css, rest) => expect(withoutRules(css, [], ['hr'])).toBe(rest));

  it.each([
    'p:not(hr){top:0}',
    ':is(hr,p){top:0}',
    '*{top:0}',
    '.hr{top:0}',
    '@keyframes x{to{top:0}}p{animation:1s x}',
    '@layer y{@keyframes x{0%{top:0}to{top:0}}}p{animation:1s x}',
  ])('keeps %s', (css) => expect(withoutRules(css, [], ['hr', 'to'])).toBe(css));

  it.each([
    [
      'keyframes that nothing names',
      '@keyframes x{0%{top:0}to{top:1px}}@keyframes y{to{top:0}}p{animation:1s y}',
      '@keyframes y{to{top:0}}p{animation:1s y}',
    ],
    ['the theme’s variables of animations with them', ':root{--animate-x:x 1s}@keyframes x{to{top:0}}p{top:0}', 'p{top:0}'],
  ])('removes %s', (_name, css, rest) => expect(withoutRules(css, [])).toBe(rest));

  it('writes out a variable of Tailwind that no utility sets to another value', () => {
    const layer = '@layer properties{@supports (top:0){*{--tw-style:solid;--tw-set:solid}}}';
    const rules = '.a{--tw-style:solid;border-style:var(--tw-style)}.b{--tw-set:dashed;border-style:var(--tw-set)}';
    const property = (name: string) => `@property ${name}{syntax:"*";inherits:false;initial-value:solid}`;
    expect(withoutRules(layer + rules + property('--tw-style') + property('--tw-set'), [])).toBe(
      `@layer properties{@supports (top:0){*{--tw-set:solid}}}.a{border-style:solid}.b{--tw-set:dashed;border-style:var(--tw-set)}${property('--tw-set')}`,
    );
  });
});

describe('createSheetTrimmer', () => {
  const SCRIPTS = clientScripts({
    'Form.tsx': { file: '_astro/form.js', imports: ['_field.js'], dynamicImports: ['later.ts'] },
    '_field.js': { file: '_astro/field.js' },
    'later.ts': { file: '_astro/later.js' },
    'src/islands/wallet/WalletMenu.tsx': { file: '_astro/wallet.js' },
  });
  const site = (files: Record<string, string>) => built({ '_astro/wallet.js': '', ...files });
  const FACE = '@font-face{font-family:x;src:url(x.woff2)format("woff2")}';
  const CSS = String.raw`${FACE}@layer utilities{.a{top:0}.b{top:0}.field{top:0}.wallet{top:0}.late{top:0}.other{top:0}.after\:content-\[\'›\'\]:after{content:"›"}}`;
  const page = (body: string) =>
    `<meta content="'${policyHash(CSS)}'"><style>small{}</style><style>${CSS}</style><style>@layer base{}</style><body>${body}`;
  const rulesOf = (html: string) =>
    [...(/@layer utilities\{(.*?)\}<\/style>/.exec(html)?.[1] ?? '').matchAll(/\.(\w+)/g)].map(([, name]) => name);
  /** Trims the pages of a built site and gives what one of them has then. */
  async function trimmed(bodies: Record<string, string>, file: string, others: Record<string, string> = {}) {
    const pages = Object.fromEntries(Object.entries(bodies).map(([name, body]) => [name, page(body)]));
    const { folder } = await site({ '_astro/site.css': '', ...pages, ...others });
    return { folder, html: createSheetTrimmer(folder, SCRIPTS)(pages[file] ?? '', file) };
  }

  it('leaves a page the rules of its markup, templates among it, of its islands and of the wallet, and no others', async () => {
    const body = `<p class="a after:content-[&#39;›&#39;]"><template><p class="b"></template><astro-island uid="1" component-url="/_astro/form.js">`;
    const { html } = await trimmed({ 'bank.html': body }, 'bank.html', {
      '_astro/form.js': '',
      '_astro/field.js': 'const look = `a field`;',
      '_astro/later.js': 'const look = `late`;',
      '_astro/wallet.js': 'const look = `wallet`;',
    });
    expect(rulesOf(html)).toEqual(['a', 'b', 'field', 'wallet', 'after']);
  });

  it('leaves it the rules of its elements, and of those that its islands make', async () => {
    const css = `@layer utilities{.a{top:0}}hr{top:0}small{top:0}table{top:0}*{left:0}`;
    const html = `<style>${css}</style><small></small><astro-island uid="1" component-url="/_astro/form.js">`;
    const { folder } = await site({ 'bank.html': html, '_astro/form.js': 'const list = () => jsx(`table`, {});', '_astro/field.js': '' });
    expect(createSheetTrimmer(folder, SCRIPTS)(html, 'bank.html')).toContain('>@layer utilities;small,table{top:0}*{left:0}</style>');
  });

  it('gives all pages below another one sheet, in every language', async () => {
    const bodies = {
      'help/deposit.html': '<p class="a">',
      'ms/help/bonuses.html': '<p class="b">',
      'help.html': '<p class="late">',
      'index.html': '<p class="other">',
    };
    for (const file of ['help/deposit.html', 'ms/help/bonuses.html'])
      expect(rulesOf((await trimmed(bodies, file)).html)).toEqual(['a', 'b']);
    expect(rulesOf((await trimmed(bodies, 'help.html')).html)).toEqual(['late']);
  });

  it('names the whole sheet, a file without the fonts that the page has, and puts the hash of the new one in the place of the old', async () => {
    const { folder, html } = await trimmed({ 'vip.html': '<p class="a">' }, 'vip.html');
    const [, address = '', sheet = ''] = /<style data-whole="([^"]*)">(.*?)<\/style>/.exec(html) ?? [];
    expect(address).toMatch(/^\/_astro\/site\.[0-9a-f]{8}\.css$/);
    expect(readFileSync(join(folder, address), 'utf8')).toBe(CSS.replace(FACE, ''));
    expect(html).toContain(`<meta content="'${policyHash(sheet)}'">`);
    for (const other of ['small{}', '@layer base{}']) expect(html).toContain(`<style>${other}</style>`);
  });

  it('removes the second form of the theme’s colours', async () => {
    const colours = '@layer theme{:root,:host{--gold:#f3ba25}@supports (color:lab(0% 0 0)){:root,:host{--gold:lab(79% 12 74)}}}';
    const { folder } = await site({ '_astro/site.css': '', 'vip.html': '<p class="a">' });
    const html = createSheetTrimmer(folder, SCRIPTS)(`<style>${colours}${CSS}</style>`, 'vip.html');
    expect(html).toContain('@layer theme{:root,:host{--gold:#f3ba25}}');
    expect(html).not.toContain('lab(');
  });

  it('leaves a page alone that has no sheet', async () => {
    const { folder } = await site({ 'vip.html': '' });
    expect(createSheetTrimmer(folder, SCRIPTS)('<p class="a">', 'vip.html')).toBe('<p class="a">');
  });
});
