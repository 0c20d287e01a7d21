import { mkdirSync, writeFileSync } from 'node:fs';
import { findBrowser } from '../browser/find-browser.ts';
import { CommandError, step } from '../run/command.ts';
import type { Count } from './count.ts';

const FLAKY_FILE = '.cache/test/flaky.json';

/**
 * The parts of a test command. Later parts still run after a failure, so that one run shows all that fails. The browser of all of them is found
 * first: two workers that both unpack the packaged one would disturb each other.
 */
export async function testRun() {
  const counts: Count[] = [];
  mkdirSync('.cache/test', { recursive: true });
  const browser = await findBrowser();
  console.log(`Browser: ${browser.executablePath}, from ${browser.source}`);
  process.env['E2E_BROWSER'] = browser.executablePath;
  return {
    /**
     * Runs a part, which counts as one test if it counts none itself.
     * @returns whether it passed
     */
    async part(name: string, run: (() => Promise<Count>) | (() => Promise<void>)): Promise<boolean> {
      let count: Count = { passed: 0, failed: 1, flaky: [] };
      await step(name, async () => {
        count = (await run()) ?? { passed: 1, failed: 0, flaky: [] };
        if (count.failed > 0) throw new CommandError(`${count.failed} failed`);
      }).catch((error: unknown) => console.error(error instanceof CommandError ? error.message : error));
      counts.push(count);
      return count.failed === 0;
    },
    /** Prints how many tests passed and failed, and which were flaky, and lets the command fail if one failed. */
    end() {
      const flaky = counts.flatMap((count) => count.flaky);
      writeFileSync(FLAKY_FILE, JSON.stringify(flaky));
      for (const name of flaky) console.log(`flaky: ${name}`);
      const [passed = 0, failed = 0] = (['passed', 'failed'] as const).map((key) => counts.reduce((sum, count) => sum + count[key], 0));
      console.log(`\n${passed} passed, ${failed} failed`);
      if (failed > 0) process.exitCode = 1;
    },
  };
}
