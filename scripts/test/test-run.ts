import { findBrowser } from '../browser/find-browser.ts';
import { CommandError, step } from '../run/command.ts';

/**
 * The parts of a test command. Later parts still run after a failure, so that one run shows all that fails. The browser of all of them is found
 * first: two workers that both unpack the packaged one would disturb each other.
 */
export async function testRun() {
  const failed: string[] = [];
  const browser = await findBrowser();
  console.log(`Browser: ${browser}`);
  process.env['E2E_BROWSER'] = browser;
  return {
    /** Runs a part. @returns whether it passed */
    async part(name: string, run: () => Promise<void>): Promise<boolean> {
      try {
        await step(name, run);
        return true;
      } catch (error) {
        console.error(error instanceof CommandError ? error.message : error);
        failed.push(name);
        return false;
      }
    },
    /** Says which parts failed, and lets the command fail with them. */
    end() {
      console.log(failed.length > 0 ? `\nfailed: ${failed.join(', ')}` : '\nAll parts passed.');
      if (failed.length > 0) process.exitCode = 1;
    },
  };
}
