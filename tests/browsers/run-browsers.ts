import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { CommandError } from '../../scripts/run/command.ts';
import { TEST_SITE } from '../../scripts/test/test-site.ts';
import { registerPlayer } from '../e2e/fixtures/players.ts';
import { JOURNEYS } from './journeys.ts';
import { startWalk, type Walk } from './walk.ts';

interface TestBrowser {
  name: string;
  /** Why it cannot be had on this machine, and how to get it. */
  missing: string | undefined;
  start: () => Promise<Walk>;
}

const FOLDER = '.cache/browsers';
const RECEIPT = resolve(FOLDER, 'receipt.jpg');
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

const BROWSERS: readonly TestBrowser[] = [
  oldChromium(103),
  oldChromium(119),
  {
    name: 'Firefox',
    missing: FIREFOX ? undefined : 'install firefox-esr',
    start: () => startWalk('firefox', FIREFOX ?? '', TEST_SITE.siteUrl),
  },
];

function oldChromium(version: number): TestBrowser {
  const archive = `tests/browsers/node_modules/chromium-${version}/bin/chromium.br`;
  return {
    name: `Chromium ${version}`,
    missing: existsSync(archive)
      ? undefined
      : 'on Linux with x64, run npm ci --prefix tests/browsers',
    start() {
      const path = `${FOLDER}/chromium-${version}.bin`;
      if (!existsSync(path))
        writeFileSync(path, brotliDecompressSync(readFileSync(archive)), { mode: 0o755 });
      return startWalk('chrome', path, TEST_SITE.siteUrl);
    },
  };
}

/**
 * Walks through the served test site in each browser that this machine has, and says which are left out and how to get them, and what came of each
 * journey.
 * @throws CommandError when a journey failed
 */
export async function runBrowsers(): Promise<void> {
  mkdirSync(`${FOLDER}/pictures`, { recursive: true });
  // As a phone would take it of a receipt.
  await sharp({ create: { width: 640, height: 960, channels: 3, background: '#d8c8a8' } }).toFile(
    RECEIPT,
  );
  let failures = 0;
  for (const browser of BROWSERS) {
    if (browser.missing) console.log(`${browser.name} is left out: ${browser.missing}`);
    else failures += await walkThrough(browser);
  }
  if (failures > 0) throw new CommandError(`${failures} journeys failed`);
}

/** @returns how many journeys failed */
async function walkThrough({ name, start }: TestBrowser): Promise<number> {
  const player = await registerPlayer();
  const walk = await start();
  let failures = 0;
  try {
    for (const [journey, take] of Object.entries(JOURNEYS)) {
      const failure = await take({ walk, player, receiptFile: RECEIPT }).then(
        () => undefined,
        (error) => String(error).split('\n', 1)[0],
      );
      if (failure) failures += 1;
      console.log(`${name}, ${journey}: ${failure ?? 'ok'}`);
      await walk.page
        .screenshot({ path: `${FOLDER}/pictures/${`${name}-${journey}`.replaceAll(' ', '-')}.png` })
        .catch(() => undefined);
    }
  } finally {
    await walk.close();
  }
  return failures;
}
