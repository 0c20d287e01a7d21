import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_SITE } from '../../scripts/test/test-site.ts';
import { newPerson, registerPlayer } from '../e2e/fixtures/players.ts';
import type { TestBrowser } from './browsers.ts';
import { JOURNEYS, SIGN_UP } from './journeys.ts';
import type { Setting } from './setting.ts';
import { SIMPLER_JOURNEYS } from './simpler-journeys.ts';
import { createWalk } from './walk.ts';

interface Options {
  /** The site's code, as in `/bd`. */
  language: string;
  /** The names of those to take. */
  journeys: readonly string[];
  receiptFile: string;
  /** The folder for pictures of where each journey ends. */
  pictures: string;
}

/** Walks through the site in one browser and one language; gives for each journey why it failed, or nothing where it went through. */
export async function walkThrough(browser: TestBrowser, options: Options): Promise<Record<string, string>> {
  const { language, journeys, receiptFile, pictures } = options;
  const folder = join(pictures, browser.name.replace(/\W+/g, '-').toLowerCase(), language);
  mkdirSync(folder, { recursive: true });
  const person = journeys.includes(SIGN_UP) ? newPerson() : await registerPlayer();
  const driver = await browser.start();
  const walk = createWalk(driver, TEST_SITE.siteUrl, language === 'en' ? '' : `/${language}`);
  const setting: Setting = { walk, person, receiptFile, text: (file, key) => messages(language, file)[key] ?? '' };
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
    await driver.screenshot(join(folder, `${name.replaceAll(' ', '-')}.png`)).catch(() => undefined);
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

function messages(language: string, file: string): Record<string, string> {
  return JSON.parse(readFileSync(`src/content/messages/${language}/${file}.json`, 'utf8')) as Record<string, string>;
}
