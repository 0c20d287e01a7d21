import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { mutationScope, SCOPE_VARIABLE } from './scopes.ts';

const { tests, isolate = false, environment = 'node' } = mutationScope(process.env[SCOPE_VARIABLE]);
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The unit tests of one scope: Stryker cannot choose a project of the root's config. */
export default defineConfig({
  root: folder('../..'),
  resolve: { alias: { '@': folder('../../src') } },
  test: {
    environment,
    setupFiles: ['tests/loaded.ts', 'tests/clean-up.ts'],
    // One worker for all files of a mutant's run; the next mutant gets a new one.
    isolate,
    include: [...tests],
    // Every mutant runs them again.
    env: { PROPERTY_RUNS: '40' },
  },
});
