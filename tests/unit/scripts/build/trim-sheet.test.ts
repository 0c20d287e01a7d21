import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { clientScripts } from '../../../../scripts/build/client-manifest.ts';
import { policyHash } from '../../../../scripts/build/policy-hash.ts';
import { createSheetTrimmer, withRulesOf } from '../../../../scripts/build/trim-sheet.ts';
import { built } from '../folder.ts';

const rest = (css: string) =>
  withRulesOf(css, new Set(['a', 'c', 'p'])).replaceAll(/\s|;(?=\})/g, '');

it.each([
  '@media (min-width:9px){.b{top:0}}',
  '.a:has(.b) p{top:0}',
  'p:is(.b,.md\\:b\\[1\\]){top:0}',
  'hr::before{top:0}',
  '::-webkit-date-and-time-value{top:0}',
])('a sheet for .a, .c and p has no %s', (css) =>
  expect(rest(`${css}.a{top:0}`)).toBe('.a{top:0}'),
);

it.each([
  '.a,.c{top:0}',
  '.a:not(.b){top:0}',
  ':is(.a,.b){top:0}',
  '::placeholder{top:0}',
  '.a{animation:1sb}@keyframesb{to{top:0}}',
])('a sheet for .a, .c and p has %s', (css) =>
  expect(rest(css.replace('1sb', '1s b').replace('keyframesb', 'keyframes b'))).toBe(css),
);

const SCRIPTS = clientScripts({
  'Form.tsx': { file: '_astro/form.js', imports: ['_field.js'], dynamicImports: ['later.ts'] },
  '_field.js': { file: '_astro/field.js' },
  'later.ts': { file: '_astro/later.js' },
  'src/islands/wallet/WalletMenu.tsx': { file: '_astro/wallet.js' },
});
const FACE = '@font-face{font-family:x;src:url(x.woff2)format("woff2")}';
const COLOURS =
  '@layer theme{:root,:host{--gold:#f3ba25}@supports (color:lab(0% 0 0)){:root,:host{--gold:lab(79% 12 74)}}}';
const CSS = String.raw`${FACE}${COLOURS}@layer utilities{.a{top:0}.b{top:0}.field{top:0}.wallet{top:0}.late{top:0}.other{top:0}.after\:content-\[\'›\'\]:after{content:"›"}}hr{left:0}table{left:0}`;
const page = (body: string) =>
  `<meta content="'${policyHash(CSS)}'"><style>small{}</style><style>${CSS}</style><style>@layer base{}</style><body>${body}`;
const rulesOf = (html: string) =>
  [
    ...(/@layer utilities\{(.*?)\}[^{}]*(?:\{[^{}]*\})?<\/style>/.exec(html)?.[1] ?? '').matchAll(
      /\.(\w+)/g,
    ),
  ].map(([, name]) => name);

/** Trims the pages of a built site and gives what one of them has then. */
async function trimmed(
  bodies: Record<string, string>,
  file: string,
  scripts: Record<string, string> = {},
) {
  const pages = Object.fromEntries(
    Object.entries(bodies).map(([name, body]) => [name, page(body)]),
  );
  const site = await built({ '_astro/wallet.js': '', ...pages, ...scripts });
  const wanted = site.pages.find((one) => one.file === file);
  if (!wanted) throw new Error(`no page ${file}`);
  return {
    folder: site.folder,
    html: createSheetTrimmer(site.folder, site.pages, SCRIPTS)(pages[file] ?? '', wanted),
  };
}

it('leaves a page the rules of its markup, templates among it, of its islands and of the wallet, and no others', async () => {
  const body = `<p class="a after:content-[&#39;›&#39;]"><template><p class="b"></template><astro-island uid="1" component-url="/_astro/form.js">`;
  const { html } = await trimmed({ 'bank.html': body }, 'bank.html', {
    '_astro/form.js': 'const list = () => jsx(`table`, {});',
    '_astro/field.js': 'const look = `a field`;',
    '_astro/later.js': 'const look = `late`;',
    '_astro/wallet.js': 'const look = `wallet`;',
  });
  expect(rulesOf(html)).toEqual(['a', 'b', 'field', 'wallet', 'after']);
  expect(html).toContain('table{');
  expect(html).not.toContain('hr{');
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
  const [, address = '', sheet = ''] =
    /<style data-whole="([^"]*)">(.*?)<\/style>/.exec(html) ?? [];
  expect(address).toMatch(/^\/_astro\/site\.[0-9a-f]{8}\.css$/);
  const whole = readFileSync(join(folder, address), 'utf8');
  expect(whole).toContain('.other{');
  expect(whole).not.toMatch(/@font-face|lab\(/);
  expect(sheet).toContain('--gold:#f3ba25');
  expect(html).toContain(`<meta content="'${policyHash(sheet)}'">`);
  for (const other of ['small{}', '@layer base{}'])
    expect(html).toContain(`<style>${other}</style>`);
});
