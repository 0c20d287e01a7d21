import { mutationScope, SCOPE_VARIABLE } from './scopes.ts';

/** Started by run-mutation.ts, once for each scope. All mutators are on; nothing is left out of the figure. */
export default {
  mutate: mutationScope(process.env[SCOPE_VARIABLE]).mutate,
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: [
    '/dist',
    '/hosts',
    '/.cache',
    '/.releases',
    '/.sandbox',
    '/src/content/site',
    '/test-results',
  ],
  // A mistake can loop for ever; a busy machine must not be taken for it.
  timeoutMS: 60_000,
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  // Constants are tested too, although every test has to run for each of them.
  warnings: { slow: false },
  thresholds: { high: 95, low: 85, break: 85 },
};
