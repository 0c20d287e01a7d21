import { describe, expect, it } from 'vitest';
import { docsProblems, missingFiles } from '../../../../../scripts/check/sources/docs.ts';
import { folderOf } from '../../folder.ts';

const texts = (files: Record<string, string>) => new Map(Object.entries(files));

describe('missingFiles', () => {
  const known = new Set([
    ...['docs', 'docs/product.md', 'README.md', '.env.example', 'src', 'src/lib', 'src/lib/forms', 'src/lib/forms/amount.ts'],
    ...['src/pages/[...lang]', 'src/pages/[...lang]/slots/[code].astro', 'tests/e2e/home.test.ts'],
  ]);
  const named = (text: string) => missingFiles(texts({ 'docs/product.md': text, 'README.md': '# A project\n\n## Run it\n' }), known);

  it('takes a path in a folder’s own page as one below that folder', () => {
    const files = new Set(['src/lib/README.md', 'src/lib/tests/a.ts']);
    expect(missingFiles(texts({ 'src/lib/README.md': 'in `tests/a.ts` and `tests/b.ts`' }), files)).toEqual([
      'src/lib/README.md: names tests/b.ts, which is not there',
    ]);
  });

  it.each([
    ['`src/lib/forms/gone.ts`', 'names src/lib/forms/gone.ts, which is not there'],
    ['in `tests/e2e/gone/`', 'names tests/e2e/gone, which is not there'],
    ['`src/pages/[...lang]/slots/[name].astro`', 'names src/pages/[...lang]/slots/[name].astro, which is not there'],
    ['A[api/amount.ts]', 'names api/amount.ts, which is not there'],
    ['[x](gone.md)', 'links to gone.md, which is not there'],
    ['[x](../README.md#stop-it)', 'links to ../README.md#stop-it, which has no such heading'],
  ])('finds %s', (text, problem) => expect(named(text)).toEqual([`docs/product.md: ${problem}`]));
});

it('reads the docs from the folders', async () => {
  const root = await folderOf({
    'docs/decisions.md': '1. **One.** In `src/a.ts` and `src/b.ts`.\n',
    'README.md': '[decisions](docs/decisions.md)',
    'src/a.ts': '',
  });
  expect(docsProblems(root)).toEqual(['docs/decisions.md: names src/b.ts, which is not there']);
});
