import { describe, expect, it } from 'vitest';
import { browserProblems, missingFeatures, unneededFeatures } from '../../../../../scripts/check/code/browser-problems.ts';
import { built } from '../../folder.ts';

const problemsOf = async (files: Record<string, string>) => browserProblems(missingFeatures(await built(files)));
const sheet = (css: string) => problemsOf({ 'vip.html': `<style>${css}</style>` });
const script = (code: string) => problemsOf({ '_astro/page.js': code });

describe('scripts', () => {
  it.each([
    ['URL.canParse(address)', 'URL.canParse'],
    ['games.toSorted()', '.toSorted'],
    ['button.ariaPressed = "true"', '.ariaPressed'],
    ['const name = /(?<=a)b/', '(?<= )'],
    ['const name = RegExp(`(?<=[.!])\\s+`, ``)', '(?<= )'],
    ['const name = RegExp(`(?<=a)` + b)', '(?<= )'],
    ["const name = new RegExp('(?<!a)b')", '(?<= )'],
    ["const start = '(?<=a)'; const name = new RegExp(start + end)", '(?<= )'],
    ["const name = new RegExp('(?i:a)b')", '(?i: )'],
    ["const name = RegExp('[a--b]', 'v')", '/ /v'],
    ['const name = new RegExp(start, `gv`)', '/ /v'],
    ['class A { static { A.b = 1 } }', 'class { static {} }'],
    ['new URLPattern("/slots")', 'URLPattern'],
  ])('%s is named with who lacks it and the file', async (code, feature) => {
    const [problem] = await script(code);
    expect(problem).toMatch(
      new RegExp(`^${feature.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} is missing in .*(Safari|Firefox).*: /_astro/page.js$`),
    );
  });

  it('takes an escaped bracket, an optional group and a text that names a flag for none of them', async () => {
    expect(await script(String.raw`RegExp('\\(?<=?(?<name>a)(?:b)', 's'); /\(?<=/u; format('v', 'v')`)).toEqual([]);
  });

  it('reads scripts in pages too, and leaves data alone', async () => {
    const problems = await problemsOf({
      'vip.html': '<script>URL.canParse(a)</script><script type="speculationrules">{"prefetch":[]}</script>',
    });
    expect(problems).toEqual([expect.stringContaining(': /vip')]);
  });
});

describe('sheets', () => {
  it.each([
    ['.a { height: 100dvh }', 'dvh'],
    ['.a { color: color-mix(in lab, red, blue) }', 'color-mix()'],
    ['.a { color: oklch(0.5 0.1 90) }', 'oklch()'],
    ['.a { mask: url(a.svg) }', 'mask'],
    ['.a:popover-open { color: red }', ':popover-open'],
    ['.a::backdrop { background: var(--dark) }', '::backdrop with var()'],
    ['@scope (.a) { b { color: red } }', '@scope'],
    ['@layer a { @media print { .a { anchor-name: --a } } }', 'anchor-name'],
  ])('%s is named', async (css, feature) => {
    const problems = await sheet(css);
    expect(problems.join('\n')).toContain(`${feature} is missing in`);
    expect(problems.join('\n')).toContain(': /vip');
  });

  it('does not take what comes before a question as asked', async () => {
    const css = '@supports (height: 1dvh) { .a { height: 100dvh } } .b { height: 100dvh }';
    expect(await sheet(css)).toHaveLength(1);
  });
});

it('names what is called harmless and no file needs', async () => {
  const site = await built({ 'vip.html': '<style>.a { scale: 2 }</style>', '_astro/page.js': 'menu.hidePopover()' });
  const unneeded = unneededFeatures(missingFeatures(site));
  expect(unneeded).toContain('harmless-features.ts names rotate, which no built file needs');
  expect(unneeded.join('\n')).not.toMatch(/names (scale|\.hidePopover),/);
});
