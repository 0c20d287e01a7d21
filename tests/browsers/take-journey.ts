import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findBrowser } from '../../scripts/browser/find-browser.ts';
import { buildPages } from '../../scripts/build/build-pages.ts';
import { CommandError } from '../../scripts/run/command.ts';
import { withTestSite } from '../../scripts/test/built-test-site.ts';
import { TEST_SITE } from '../../scripts/test/test-site.ts';
import { startPlaywright } from './drivers/playwright.ts';
import { JOURNEYS } from './journeys.ts';
import { walkThrough } from './walk-through.ts';
import { writeReceipt } from './write-receipt.ts';

const FOLDER = 'screenshots/journey';
const SETTINGS = 'src/content/site/settings.json';
const THEMES = ['Green', 'WhiteGold'];
const WALKS = [
  { language: 'bd', screen: { width: 360, height: 740 } },
  { language: 'en', screen: { width: 1440, height: 900 } },
];

/**
 * Records a player's whole way, from the first page to a game, on a phone in Bengali and on a desk in English, in both themes.
 * @throws CommandError when one of the journeys fails
 */
export async function takeJourney(): Promise<void> {
  const { executablePath } = await findBrowser();
  const failed: string[] = [];
  await withTestSite(async ({ build, serve }) => {
    await build('whole');
    const receiptFile = await writeReceipt(resolve('.cache/receipt.jpg'));
    for (const theme of THEMES) {
      writeFileSync(SETTINGS, JSON.stringify({ ...JSON.parse(readFileSync(SETTINGS, 'utf8')), theme }));
      await buildPages(TEST_SITE.folder);
      const stop = await serve();
      for (const { language, screen } of WALKS) {
        const browser = { name: `${theme} ${screen.width}`, missing: undefined, start: () => startPlaywright(executablePath, screen) };
        const results = await walkThrough(browser, { language, journeys: Object.keys(JOURNEYS), receiptFile, pictures: FOLDER });
        failed.push(
          ...Object.entries(results).flatMap(([journey, result]) =>
            result.mark === 'ok' ? [] : [`${browser.name}, ${journey}: ${result.reason}`],
          ),
        );
      }
      await stop();
    }
  });
  console.log(`They are in ${FOLDER}/`);
  if (failed.length > 0) throw new CommandError(failed.join('\n'));
}
