import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAGE_KINDS, pageKind } from '@/lib/domain/visit/visit-beacon';

it.each([
  ['/', '/'],
  ['/bd', '/'],
  ['/bd/slots', '/slots'],
  ['/slots/Lotus', '/slots/*'],
  ['/cn/promotion/nauka-baic-20-126', '/promotion/*'],
  ['/bdslots', 'other'],
  ['/slots/Lotus/more', 'other'],
  ['/slots/*/..', 'other'],
])('%s is %s', (path, kind) => {
  expect(pageKind(path)).toBe(kind);
});

it('knows every page of the site', () => {
  const pages = globSync('**/*.astro', { cwd: 'src/pages/[...lang]' })
    .map((file) =>
      `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.astro$|\.astro$/, '')}`.replace(
        /\[\w+\]$/,
        '*',
      ),
    )
    .filter((route) => route !== '/404');
  expect(pages.filter((route) => !PAGE_KINDS.some((kind) => kind === route))).toEqual([]);
  // Two kinds of page stand below `/help/`.
  expect(new Set(pages).size).toBe(PAGE_KINDS.length - 1);
});
