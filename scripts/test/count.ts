import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
  /** Names of the tests that failed once and passed when they were repeated; they are among the passed ones, and each is a defect of the test. */
  flaky: string[];
}

/** Names the file for the reporter of a test runner, which is a process of its own. */
export const COUNT_FILE = 'TEST_COUNT_FILE';

/** Called by the reporters when the last test has ended. */
export function writeCount(count: Count): void {
  const file = process.env[COUNT_FILE];
  if (file) writeFileSync(file, JSON.stringify(count));
}

/** Takes what a reporter has written. A runner that could not start has written nothing, which is one failure. */
export function takeCount(file: string): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1, flaky: [] };
  const count = JSON.parse(readFileSync(file, 'utf8')) as Count;
  rmSync(file);
  return count;
}
