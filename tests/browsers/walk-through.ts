import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_SITE } from '../../scripts/test/test-site.ts';
import { newPerson, registerPlayer } from '../e2e/fixtures/players.ts';
import type { TestBrowser } from './browsers.ts';
import { JOURNEYS, type Setting, SHORT } from './journeys.ts';
import { createWalk } from './walk.ts';

interface Options {
  /** The site's code, as in `/bd`. */
  language: string;
  isShort: boolean;
  receiptFile: string;
  /** The folder for pictures of where each journey ends. */
  pictures: string;
}

/** Walks through the site in one browser and one language; gives `ok` for each journey, or why it failed. */
export async function walkThrough(browser: TestBrowser, options: Options): Promise<Record<string, string>> {
  const { language, isShort, receiptFile, pictures } = options;
  const folder = join(pictures, browser.name.replace(/\W+/g, '-').toLowerCase(), language);
  mkdirSync(folder, { recursive: true });
  // The short form has no sign-up of its own.
  const person = isShort ? await registerPlayer() : newPerson();
  const driver = await browser.start();
  const walk = createWalk(driver, TEST_SITE.siteUrl, language === 'en' ? '' : `/${language}`);
  const setting: Setting = { walk, person, receiptFile, text: (file, key) => messages(language, file)[key] ?? '' };
  const results: Record<string, string> = {};
  try {
    for (const [name, journey] of Object.entries(JOURNEYS)) {
      if (isShort && !SHORT.includes(name)) continue;
      results[name] = await journey(setting).then(
        () => 'ok',
        (error: unknown) => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)),
      );
      console.log(`${browser.name} ${language} ${name}: ${results[name]}`);
      await driver.screenshot(join(folder, `${name.replaceAll(' ', '-')}.png`)).catch(() => undefined);
    }
  } finally {
    await driver.close();
  }
  return results;
}

function messages(language: string, file: string): Record<string, string> {
  return JSON.parse(readFileSync(`src/content/messages/${language}/${file}.json`, 'utf8')) as Record<string, string>;
}
