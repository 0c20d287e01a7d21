import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['tests/hosts/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 120_000 } });
