import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };

export default defineConfig({
  test: {
    // The long limits are for busy machines.
    projects: [
      'scripts/sandbox',
      'tests/pages/vitest.config.ts',
      {
        resolve: { alias },
        test: {
          name: 'unit',
          testTimeout: 30_000,
          hookTimeout: 30_000,
          environment: 'node',
          // Read as texts (src/lib/site/theme-colours.ts); other sheets are left empty.
          css: { include: [/styles\/themes\//] },
          include: ['tests/unit/**/*.test.ts', 'tests/faults/**/*.test.ts'],
        },
      },
      {
        resolve: { alias },
        test: { name: 'islands', testTimeout: 30_000, environment: 'jsdom', include: ['tests/islands/**/*.test.tsx'] },
      },
    ],
  },
});
