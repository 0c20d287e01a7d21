import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { CommandError } from '../run/command.ts';

/** Whether it runs here and says its version. */
function answers(path: string): boolean {
  try {
    return /\d+\.\d+/.test(
      execFileSync(path, ['--version'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        timeout: 20_000,
      }),
    );
  } catch {
    return false;
  }
}

/** The path of the Chromium from npm, for Linux x64 only. It is unpacked at its first use, so two processes must not ask for it at the same time. */
export async function packagedBrowser(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // Makes the package use its own libraries (libnss3 and others), which a bare machine lacks. Read at import.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs24.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  const path = await packaged.executablePath();
  return answers(path) ? path : undefined;
}

/**
 * The path of a Chromium: `E2E_BROWSER`, Playwright's own, or the one from npm.
 * @throws CommandError saying how to get one
 */
export async function findBrowser(): Promise<string> {
  const own = chromium.executablePath();
  const found = process.env['E2E_BROWSER'] || (existsSync(own) ? own : await packagedBrowser());
  if (!found)
    throw new CommandError(
      'No browser found: run "npx playwright install chromium", or name one in E2E_BROWSER',
    );
  return found;
}
