import type { Reporter, TestModule } from 'vitest/node';
import { writeCount } from './count.ts';

/** Counts Vitest's tests. A file that could not be loaded has no tests, so it counts as one that failed. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const ended = (state: string) => tests.filter((test) => test.result().state === state).length;
    const brokenFiles = modules.filter((module) => module.state() === 'failed' && [...module.children.allTests('failed')].length === 0);
    writeCount({
      passed: ended('passed'),
      failed: ended('failed') + brokenFiles.length + unhandledErrors.length,
      flaky: tests.filter((test) => test.diagnostic()?.flaky).map((test) => `${test.module.relativeModuleId} ${test.fullName}`),
    });
  }
}
