import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser/find-browser.ts';
import { TEST_SITE } from './scripts/test/test-site.ts';

const executablePath = await findBrowser();

/** Tests whose result depends on the screen's size run on both; all others on a phone only, to save minutes. */
const ON_DESKTOP =
  /e2e[\\/](controls|frame|home|names|shifts|games[\\/]game-list|session[\\/]wallet|wallet[\\/]journey)\.test/;
/** Starts a sandbox of its own and builds three sites. */
const PUBLISH = /publish\.test/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 30_000,
  // A redirect may take seconds on a busy machine.
  expect: { timeout: 10_000 },
  reporter: 'dot',
  use: {
    baseURL: TEST_SITE.siteUrl,
    // A page that a test serves itself has no address, and Chromium would keep it from the sandbox on this machine.
    launchOptions: { executablePath, args: ['--disable-features=LocalNetworkAccessChecks'] },
    // It would answer what tests answer themselves; its own tests allow it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    // A trace of every test doubles the time; a failed test leaves its page's picture and text. For one test: `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: PUBLISH,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testMatch: ON_DESKTOP, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'publish', testMatch: PUBLISH, use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: 'node scripts/commands/serve-test-site.ts',
    url: TEST_SITE.siteUrl,
    reuseExistingServer: false,
  },
});
