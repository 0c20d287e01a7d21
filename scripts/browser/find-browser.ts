import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** A Chromium, and where it was found. */
export interface Browser {
  executablePath: string;
  source: string;
}

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'microsoft-edge-stable'];
const SYSTEM_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

class NoBrowserError extends Error {
  override name = 'NoBrowserError';
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether a path is a real browser: on Ubuntu it may be a stub that only says how to install the snap package, and has no version. */
function answers(path: string): boolean {
  try {
    return /\d+\.\d+/.test(execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 20_000 }));
  } catch {
    return false;
  }
}

function systemBrowser(): Browser | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [...SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...SYSTEM_PLACES];
  const found = candidates.find((path) => isRunnable(path) && (process.platform === 'win32' || answers(path)));
  return found ? { executablePath: found, source: 'the system' } : undefined;
}

/** For Linux x64 only. It is unpacked at its first use, so two processes must not ask for it at the same time. */
export async function packagedBrowser(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // Makes the package use its own libraries (libnss3 and others), which a bare machine lacks. Read at import.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs24.x';
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    const executablePath = await packaged.executablePath();
    return answers(executablePath) ? { executablePath, source: 'the npm package @sparticuz/chromium' } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Finds a browser: `E2E_BROWSER`, Playwright's own, the one from npm, the system's. The system's comes last, since it draws a window: that takes
 * ten times the processor time for each page of a test.
 * @throws NoBrowserError saying how to get one
 */
export async function findBrowser(): Promise<Browser> {
  const named = process.env['E2E_BROWSER'];
  if (named) {
    if (isRunnable(named)) return { executablePath: named, source: 'E2E_BROWSER' };
    throw new NoBrowserError(`E2E_BROWSER is "${named}", which cannot be run`);
  }
  const own = chromium.executablePath();
  if (existsSync(own)) return { executablePath: own, source: 'Playwright' };
  const found = (await packagedBrowser()) ?? systemBrowser();
  if (found) return found;
  throw new NoBrowserError('No browser found: install Chromium (apt-get install chromium) or run "npx playwright install chromium"');
}
