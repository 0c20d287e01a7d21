import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { writeCount } from './count.ts';

/** Counts Playwright's tests. What fails outside of a test, as a server that does not start, is one failure each. */
export default class CountReporter implements Reporter {
  private suite: Suite | undefined;
  private errors = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onError(): void {
    this.errors += 1;
  }

  onEnd(): void {
    const tests = this.suite?.allTests() ?? [];
    const flaky = tests.filter((test) => test.outcome() === 'flaky');
    writeCount({
      passed: tests.filter((test) => test.outcome() === 'expected').length + flaky.length,
      failed: tests.filter((test) => test.outcome() === 'unexpected').length + this.errors,
      flaky: flaky.map(({ location, title }) => `${relative('.', location.file)} ${title}`),
    });
  }

  printsToStdio(): boolean {
    return false;
  }
}
