import { existsSync, readFileSync } from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
}

interface UnitResults {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

interface BrowserResults {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

function read<Results>(file: string): Results | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : undefined;
}

/** Reads Vitest's JSON results. A file that could not be loaded has no tests, so it counts as one failed test. */
export function countUnit(file: string): Count {
  const results = read<UnitResults>(file);
  if (!results) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites } = results;
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
}

/** Reads Playwright's JSON results. A test that passed at its second try only counts as failed. */
export function countBrowser(file: string): Count {
  const results = read<BrowserResults>(file);
  if (!results) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = results.stats;
  return { passed: expected, failed: unexpected + flaky || results.errors.length };
}
