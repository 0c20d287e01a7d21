import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Driver } from './drivers/driver.ts';
import { startPlaywright } from './drivers/playwright.ts';
import { startPuppeteer } from './drivers/puppeteer.ts';
import { startWebKit } from './drivers/webkit.ts';

export interface TestBrowser {
  name: string;
  /** Why it cannot be had on this machine, and how to get it. */
  missing: string | undefined;
  start: () => Promise<Driver>;
}

const PACKAGES = 'tests/browsers/node_modules';
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const OLD_CHROMIUMS = [103, 106, 112, 119];
/** The oldest Chromium that Playwright can drive. */
const OLDEST_OF_PLAYWRIGHT = 106;

/** The browsers that the site is walked through in, oldest first. */
export function testBrowsers(): TestBrowser[] {
  const firefox = FIREFOX.find((path) => existsSync(path));
  const hasWebKit = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/dbus-run-session'].every((path) => existsSync(path));
  return [
    ...OLD_CHROMIUMS.map(oldChromium),
    {
      name: 'Firefox ESR',
      missing: firefox ? undefined : 'install firefox-esr',
      start: () => startPuppeteer('firefox', firefox ?? ''),
    },
    { name: 'WebKitGTK', missing: hasWebKit ? undefined : 'install webkit2gtk-driver, xvfb and dbus', start: startWebKit },
  ];
}

function oldChromium(version: number): TestBrowser {
  const archive = join(PACKAGES, `chromium-${version}/bin/chromium.br`);
  return {
    name: `Chromium ${version}`,
    missing: existsSync(archive) ? undefined : 'on Linux with x64, run npm ci --prefix tests/browsers',
    async start() {
      const path = unpack(version, archive);
      return version < OLDEST_OF_PLAYWRIGHT ? startPuppeteer('chrome', path) : startPlaywright(path);
    },
  };
}

/** Unpacks a browser once; gives its path. */
function unpack(version: number, archive: string): string {
  const folder = join('.cache/browsers', `chromium-${version}`);
  const path = join(folder, 'chromium');
  if (globSync(path).length === 0) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, brotliDecompressSync(readFileSync(archive)), { mode: 0o755 });
  }
  return path;
}
