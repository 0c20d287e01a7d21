import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What runs around the site: `npm run test:all` tests it, the gate does not. */
const TOOLS = [
  'tests/faults/**/*.test.ts',
  'tests/unit/operations/**/*.test.ts',
  'tests/unit/scripts/{commands,probe,rebuild,serve}/**/*.test.ts',
];

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
          name: 'unit',
          // Files share what they import, which takes longer than most tests.
          pool: 'vmThreads',
          environment: 'node',
          setupFiles: ['tests/loaded.ts', 'tests/clean-up.ts'],
          // Read as texts (src/lib/site/theme-colours.ts); other sheets are left empty.
          css: { include: [/styles\/themes\//] },
          include: ['tests/unit/**/*.test.ts'],
          exclude: TOOLS,
        },
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
