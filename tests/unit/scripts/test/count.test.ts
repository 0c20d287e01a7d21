import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countBrowser, countUnit } from '../../../../scripts/test/count.ts';

const folder = mkdtempSync(join(tmpdir(), 'count-'));

function file(content: unknown): string {
  const path = join(folder, 'results.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

it.each([
  ['all passed', { numPassedTests: 5, numFailedTests: 0, numFailedTestSuites: 0 }, { passed: 5, failed: 0 }],
  ['some failed', { numPassedTests: 5, numFailedTests: 2, numFailedTestSuites: 1 }, { passed: 5, failed: 2 }],
  ['a file did not load', { numPassedTests: 5, numFailedTests: 0, numFailedTestSuites: 1 }, { passed: 5, failed: 1 }],
])('counts unit tests when %s', (_what, results, count) => {
  expect(countUnit(file(results))).toEqual(count);
});

it.each([
  ['all passed', { stats: { expected: 7, unexpected: 0, flaky: 0 }, errors: [] }, { passed: 7, failed: 0 }],
  ['one is flaky and one fails', { stats: { expected: 7, unexpected: 1, flaky: 1 }, errors: [] }, { passed: 7, failed: 2 }],
  ['nothing could start', { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] }, { passed: 0, failed: 1 }],
])('counts browser tests when %s', (_what, results, count) => {
  expect(countBrowser(file(results))).toEqual(count);
});

it('counts a run that left no results as one failure', () => {
  expect([countUnit('nowhere.json'), countBrowser('nowhere.json')]).toEqual([
    { passed: 0, failed: 1 },
    { passed: 0, failed: 1 },
  ]);
});
