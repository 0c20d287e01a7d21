import { fileURLToPath } from 'node:url';
import { getViteConfig } from 'astro/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Pages as Astro renders them, from content that a test hands in. */
export default getViteConfig(
  {
    root,
    // The sheets of the themes are read as texts (src/lib/site/theme-colours.ts); others are left empty.
    test: {
      name: 'pages',
      include: ['tests/pages/**/*.test.ts'],
      setupFiles: [fileURLToPath(new URL('empty-snapshot.ts', import.meta.url))],
      restoreMocks: true,
      testTimeout: 30_000,
      css: { include: [/styles\/themes\//] },
    },
  },
  { root },
);
