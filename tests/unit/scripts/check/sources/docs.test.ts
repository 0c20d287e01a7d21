import { describe, expect, it } from 'vitest';
import { missingFiles } from '../../../../../scripts/check/sources/docs.ts';

const texts = (files: Record<string, string>) => new Map(Object.entries(files));

describe('missingFiles', () => {
  const known = new Set([
    ...['docs', 'docs/product.md', 'README.md', '.env.example', 'src', 'src/lib', 'src/lib/forms', 'src/lib/forms/amount.ts'],
    ...['src/pages/[...lang]', 'src/pages/[...lang]/slots/[code].astro', 'tests/e2e/home.test.ts'],
  ]);
  const named = (text: string) => missingFiles(texts({ 'docs/product.md': text, 'README.md': '# A project\n\n## Run it\n' }), known);

  it.each([
    ['`src/lib/forms/gone.ts`', 'names src/lib/forms/gone.ts, which is not there'],
    ['in `tests/e2e/gone/`', 'names tests/e2e/gone, which is not there'],
    ['`src/pages/[...lang]/slots/[name].astro`', 'names src/pages/[...lang]/slots/[name].astro, which is not there'],
    ['A[api/amount.ts]', 'names api/amount.ts, which is not there'],
    ['[x](gone.md)', 'links to gone.md, which is not there'],
    ['[x](../README.md#stop-it)', 'links to ../README.md#stop-it, which has no such heading'],
  ])('finds %s', (text, problem) => expect(named(text)).toEqual([`docs/product.md: ${problem}`]));
});
