import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'sandbox',
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    // The long limits are for busy machines.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
