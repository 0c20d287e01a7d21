import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { CommandError } from '../../scripts/run/command.ts';
import type { Count } from '../../scripts/test/count.ts';
import { TEST_SITE } from '../../scripts/test/test-site.ts';
import { newPerson, registerPlayer } from '../e2e/fixtures/players.ts';
import { type TestBrowser, testBrowsers } from './browsers.ts';
import { JOURNEYS, SIGN_UP } from './journeys.ts';
import type { Setting } from './setting.ts';
import { SIMPLER_JOURNEYS } from './simpler-journeys.ts';
import { createWalk } from './walk.ts';

const FOLDER = '.cache/browsers';
const RECEIPT = resolve(FOLDER, 'receipt.jpg');

interface Options {
  /** A part of the name of the browsers to take; all of them without one. */
  browser: string | undefined;
  languages: readonly string[];
  /** The names of the journeys to take. */
  journeys: readonly string[];
}

/**
 * Walks through the served test site in each browser that this machine has, and says which are left out and how to get them, and what came of each
 * journey.
 * @throws CommandError when no browser has this name
 */
export async function runBrowsers({ browser: name = '', languages, journeys }: Options): Promise<Count> {
  const browsers = testBrowsers().filter((browser) => browser.name.toLowerCase().includes(name.toLowerCase()));
  if (browsers.length === 0) throw new CommandError(`No browser is called ${name}.`);
  mkdirSync(FOLDER, { recursive: true });
  // As a phone would take it of a receipt.
  await sharp({ create: { width: 640, height: 960, channels: 3, background: '#d8c8a8' } }).toFile(RECEIPT);
  const failed: string[] = [];
  const table: Record<string, Record<string, string>> = {};
  for (const browser of browsers) {
    if (browser.missing) {
      console.log(`${browser.name} is left out: ${browser.missing}`);
      continue;
    }
    for (const language of languages) {
      const where = `${browser.name} ${language}`;
      for (const [journey, failure] of Object.entries(await walkThrough(browser, language, journeys))) {
        table[journey] = { ...table[journey], [where]: failure ? 'no' : 'ok' };
        if (failure) failed.push(`${where}, ${journey}: ${failure}`);
      }
    }
  }
  console.table(table);
  for (const line of failed) console.log(line);
  const taken = Object.values(table).flatMap(Object.keys).length;
  return { passed: taken - failed.length, failed: failed.length, flaky: [] };
}

/** Takes the journeys in one browser and one language; gives for each why it failed, or an empty text. */
async function walkThrough(browser: TestBrowser, language: string, journeys: readonly string[]): Promise<Record<string, string>> {
  const pictures = join(FOLDER, 'pictures', browser.name.replace(/\W+/g, '-').toLowerCase(), language);
  mkdirSync(pictures, { recursive: true });
  const person = journeys.includes(SIGN_UP) ? newPerson() : await registerPlayer();
  const driver = await browser.start();
  const walk = createWalk(driver, TEST_SITE.siteUrl, language === 'en' ? '' : `/${language}`);
  const text = (file: string, key: string) => JSON.parse(readFileSync(`src/content/messages/${language}/${file}.json`, 'utf8'))[key];
  const setting: Setting = { walk, person, receiptFile: RECEIPT, text };
  const failures: Record<string, string> = {};
  const take = async (name: string, go: () => Promise<void>) => {
    if (!journeys.includes(name)) return;
    const failure = await go().then(
      () => '',
      (error) => String(error).split('\n', 1)[0] ?? '',
    );
    failures[name] = failure;
    console.log(`${browser.name} ${language} ${name}: ${failure || 'ok'}`);
    await walk.hasFonts().catch(() => undefined);
    await driver.screenshot(join(pictures, `${name.replaceAll(' ', '-')}.png`)).catch(() => undefined);
  };
  try {
    for (const [name, journey] of Object.entries(JOURNEYS)) await take(name, () => journey(setting));
    for (const [name, journey] of Object.entries(SIMPLER_JOURNEYS))
      await take(name, async () => {
        await driver.restartWithoutScript();
        await journey(setting);
      });
  } finally {
    await driver.close();
  }
  return failures;
}
