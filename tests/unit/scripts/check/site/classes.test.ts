import { describe, expect, it } from 'vitest';
import { classProblems } from '../../../../../scripts/check/site/classes.ts';
import { built } from './build-folder.ts';

const PAGES = 'src/pages/[...lang]';

/** What is found in a site of these pages and sources. */
async function problemsOf(files: Record<string, string>): Promise<string[]> {
  const site = await built(files);
  return classProblems(site, site.folder);
}

describe('classProblems', () => {
  it('passes classes that have rules in the page, in markup and in scripts that come later', async () => {
    const problems = await problemsOf({
      'index.html': '<style>.a{}.md\\:b{}.late{}</style><p class="a md:b">',
      [`${PAGES}/index.astro`]: "---\nimport Part from '@/components/Part.astro';\n---\n<Part />",
      'src/components/Part.astro': '<p class="a" />\n<script>\nimport \'./part\';\n</script>',
      'src/components/part.ts': "const { Late } = await import('../islands/Late'); import type { Other } from '../islands/Other';",
      'src/islands/Late.tsx': 'export const Late = () => <p className="late" />;',
      'src/islands/Other.tsx': 'export const Other = () => <p className="other" />;',
    });
    expect(problems).toEqual([]);
  });

  it('names a class of the markup without a rule once, with the number of pages', async () => {
    const page = '<style>.a{}</style><p class="a lost">';
    const problems = await problemsOf({ 'vip.html': page, 'bd/vip.html': page, [`${PAGES}/vip.astro`]: '' });
    expect(problems).toEqual(['/bd/vip: class "lost" of the markup has no rule (and on 1 more pages)']);
  });

  it('names a class that a script of the page can add, and the file that has it', async () => {
    const problems = await problemsOf({
      'slots/Lotus.html': '<style>.a{}</style>',
      'vip.html': '<style>.a{}</style>',
      [`${PAGES}/slots/[code].astro`]: "<script is:inline set:html={first} /><script>import '@/islands/late';</script>",
      [`${PAGES}/vip.astro`]: '',
      'src/islands/late.ts': "element.className = 'late';",
    });
    expect(problems).toEqual(['/slots/Lotus: class "late" of src/islands/late.ts has no rule']);
  });

  it('leaves out the search where no link opens it', async () => {
    const files = {
      [`${PAGES}/vip.astro`]: "<script>import '@/components/frame/open';</script>",
      'src/components/frame/open.ts': "import('./search-dialog');",
      'src/components/frame/search-dialog.ts': "element.className = 'search-dialog';",
    };
    expect(await problemsOf({ ...files, 'vip.html': '<p>' })).toEqual([]);
    expect(await problemsOf({ ...files, 'vip.html': '<a data-open-search>' })).toEqual([expect.stringContaining('"search-dialog"')]);
  });

  it('counts the rules of a linked sheet, and refuses two sheets of Tailwind', async () => {
    const problems = await problemsOf({
      'vip.html': '<style>@layer utilities{.a{}}</style><link rel="stylesheet" href="/b.css"><p class="a b">',
      'b.css': '@layer utilities{.b{}}',
      [`${PAGES}/vip.astro`]: '',
    });
    expect(problems).toEqual(['/vip: two sheets of Tailwind, whose variants would not keep their order']);
  });

  it('names a page whose source it does not find', async () => {
    expect(await problemsOf({ 'vip.html': '' })).toEqual(['/vip: no file of src/pages has this route']);
  });

  it('stops at a source that cannot be parsed', async () => {
    const site = await built({ 'vip.html': '<p>', [`${PAGES}/vip.astro`]: "<script>import './a' </p></script>" });
    expect(() => classProblems(site, site.folder)).toThrow(/^src\/pages\/.*vip\.astro:1: /);
  });
});
