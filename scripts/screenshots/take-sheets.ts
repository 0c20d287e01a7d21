import { mkdirSync } from 'node:fs';
import { type BrowserContextOptions, chromium } from 'playwright';
import { findBrowser } from '../browser/find-browser.ts';
import { CommandError, step } from '../run/command.ts';
import { type Picture, writeContactSheet } from './contact-sheet.ts';
import type { Shot } from './shots.ts';
import { takeScreenshots } from './take-screenshots.ts';

const FOLDER = 'screenshots';
/** So many pages at once; each language has a browser of its own, since the site remembers the language of a visit. */
const AT_ONCE = 2;

interface Sheets {
  baseURL: string;
  shots: readonly Shot[];
  widths: readonly number[];
  languages: readonly string[];
  session?: BrowserContextOptions['storageState'];
}

/**
 * Takes the screenshots of a site and writes a contact sheet for each kind of page.
 * @throws CommandError naming the pages that could not be shown as they should
 */
export async function takeSheets({ shots, widths, languages, ...site }: Sheets): Promise<void> {
  if (shots.length === 0) return;
  mkdirSync(FOLDER, { recursive: true });
  const failed: string[] = [];
  const pictures = new Map<string, Picture[]>();
  const browser = await chromium.launch({ executablePath: (await findBrowser()).executablePath });
  try {
    for (const width of widths) {
      await step(`screenshots at ${width} px`, async () => {
        for (let first = 0; first < languages.length; first += AT_ONCE) {
          const taken = await Promise.all(
            languages.slice(first, first + AT_ONCE).map((language) =>
              takeScreenshots(browser, shots, { ...site, language, width }, ({ name }, error) => {
                failed.push(`${name}, ${language}, ${width} px: ${error.message.split('\n')[0]}`);
              }),
            ),
          );
          for (const [name, found] of taken.flatMap((each) => [...each])) pictures.set(name, [...(pictures.get(name) ?? []), ...found]);
        }
      });
    }
  } finally {
    await browser.close();
  }
  for (const [name, found] of pictures) await writeContactSheet(`${FOLDER}/${name}.webp`, found);
  if (failed.length > 0) throw new CommandError(failed.join('\n'));
}
