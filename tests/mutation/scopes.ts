/** What mutation tests change, and the tests that have to notice. */
export interface MutationScope {
  mutate: readonly string[];
  tests: readonly string[];
  /** One of its tests mocks a module, which others may have loaded: each file gets a worker of its own, which takes longer. */
  isolate?: true;
  /** Its tests run in a page. */
  environment?: 'jsdom';
}

/**
 * The code that handles money, typed text, the backend's answers and strangers' HTML. Each scope is measured by its own tests, so that none counts those
 * of another.
 */
export const MUTATION_SCOPES: Record<string, MutationScope> = {
  'src/lib/domain': {
    mutate: ['src/lib/domain/**/*.ts'],
    // Colours, and who a player is, are proven where they are used.
    tests: [
      'tests/unit/lib/domain/**/*.test.ts',
      'tests/unit/scripts/build/theme.test.ts',
      'tests/unit/lib/stores/session/session.test.ts',
    ],
    environment: 'jsdom',
  },
  'src/lib/forms': {
    mutate: ['src/lib/forms/**/*.ts'],
    tests: ['tests/unit/lib/forms/**/*.test.ts'],
  },
  'src/lib/api': { mutate: ['src/lib/api/**/*.ts'], tests: ['tests/unit/lib/api/**/*.test.ts'] },
  'scripts/content/html': {
    mutate: ['scripts/content/html/**/*.ts'],
    tests: ['tests/unit/scripts/content/html/**/*.test.ts'],
  },
  money: {
    mutate: ['src/lib/stores/money/**/*.ts', 'src/lib/stores/history/report.ts'],
    tests: [
      'tests/unit/lib/stores/money/**/*.test.ts',
      'tests/unit/lib/stores/history/report.test.ts',
    ],
    isolate: true,
    environment: 'jsdom',
  },
};

/** The environment variable that names the scope to the tools' config files. */
export const SCOPE_VARIABLE = 'MUTATION_SCOPE';

/** @throws when no scope has this name */
export function mutationScope(name: string | undefined): MutationScope {
  const scope = MUTATION_SCOPES[name ?? ''];
  if (!scope)
    throw new Error(`${SCOPE_VARIABLE} is none of ${Object.keys(MUTATION_SCOPES).join(', ')}`);
  return scope;
}
