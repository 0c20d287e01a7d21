import { afterAll } from 'vitest';

const steps: (() => unknown)[] = [];
afterAll(async () => {
  for (const step of steps.reverse()) await step();
});

/** Runs this when the tests of the file have ended, the newest first. */
export function atEnd(step: () => unknown): void {
  steps.push(step);
}
