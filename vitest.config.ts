import { fileURLToPath } from 'node:url';
import { defineConfig, type TestUserConfig } from 'vitest/config';

/** What runs around the site: `npm run test:all` tests it, the gate does not. */
const TOOLS = [
  'tests/faults/**/*.test.ts',
  'tests/unit/operations/**/*.test.ts',
  'tests/unit/scripts/{commands,probe,rebuild,serve}/**/*.test.ts',
];

/** What runs in a page. */
const IN_PAGES = 'tests/unit/{components,inline,lib/browser,lib/stores}/**/*.test.ts';

/** What both kinds of unit tests share. */
const UNIT: TestUserConfig = {
  // Files share what they import, which takes longer than most tests.
  pool: 'vmThreads',
  setupFiles: ['tests/loaded.ts', 'tests/clean-up.ts'],
};

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    // For busy machines.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      'tests/pages/vitest.config.ts',
      {
        extends: true,
        test: {
          ...UNIT,
          name: 'unit',
          environment: 'node',
          // Read as texts (src/lib/site/theme-colours.ts); other sheets are left empty.
          css: { include: [/styles\/themes\//] },
          include: ['tests/unit/**/*.test.ts'],
          exclude: [...TOOLS, IN_PAGES],
        },
      },
      {
        extends: true,
        test: { ...UNIT, name: 'unit-dom', environment: 'jsdom', include: [IN_PAGES] },
      },
      {
        extends: true,
        test: {
          name: 'islands',
          pool: 'vmThreads',
          environment: 'jsdom',
          setupFiles: ['tests/loaded.ts', 'tests/islands/setup.ts'],
          include: ['tests/islands/**/*.test.tsx'],
        },
      },
      { extends: true, test: { name: 'sandbox', include: ['scripts/sandbox/tests/**/*.test.ts'] } },
      // Reads the site that was built last for tests.
      {
        test: {
          name: 'built',
          pool: 'vmThreads',
          environment: 'jsdom',
          include: ['tests/built/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          environment: 'node',
          setupFiles: ['tests/clean-up.ts'],
          include: TOOLS,
        },
      },
    ],
  },
});
