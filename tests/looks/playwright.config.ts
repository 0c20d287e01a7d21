import { defineConfig } from '@playwright/test';
import { packagedBrowser } from '../../scripts/browser/find-browser.ts';

/** A screen without a pointer, which neither `hasTouch` nor `isMobile` tells the styles. */
const TOUCH =
  '--blink-settings=primaryHoverType=1,availableHoverTypes=1,primaryPointerType=2,availablePointerTypes=2';
/** Draws whole tiles of the page anew, never parts: where two parts meet, the corners of a field were drawn in another way now and then. */
const WHOLE = '--disable-partial-raster';

// No other one: each draws letters in its own way, and the references are this one's.
const browser = await packagedBrowser();

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/looks',
  // One set for all machines.
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: 'dot',
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      // What a picture loses by having 256 colours is less; a change of lightness by 3 % is more.
      threshold: 0.03,
      maxDiffPixels: 40,
    },
  },
  use: {
    baseURL: 'http://gallery.example',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: ['--font-render-hinting=none', '--disable-lcd-text', WHOLE, TOUCH],
    },
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'reduce' },
  },
});
