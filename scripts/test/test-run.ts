import { CommandError } from '../run/command.ts';
import { step } from '../run/step.ts';
import type { Count } from './count.ts';

/** The parts of `npm test`. Later parts still run after a failure, so that one run shows all that fails. */
export interface TestRun {
  /**
   * Runs a part and counts it as one test, or as `count` says.
   * @returns whether it passed
   */
  part(name: string, run: () => Promise<void>, count?: () => Count): Promise<boolean>;
  /** The tests of all parts so far. */
  total(): Count;
  readonly hasFailed: boolean;
}

/** Starts a run without parts. */
export function testRun(): TestRun {
  const counts: Count[] = [];
  let hasFailed = false;
  return {
    get hasFailed() {
      return hasFailed;
    },
    total() {
      const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
      return { passed: sum('passed'), failed: sum('failed') };
    },
    async part(name, run, count) {
      const hasPassed = await step(name, run).then(
        () => true,
        (error: unknown) => {
          console.error(error instanceof CommandError ? error.message : error);
          hasFailed = true;
          return false;
        },
      );
      counts.push(count?.() ?? { passed: Number(hasPassed), failed: Number(!hasPassed) });
      return hasPassed;
    },
  };
}
