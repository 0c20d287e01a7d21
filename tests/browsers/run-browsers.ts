import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { CommandError } from '../../scripts/run/command.ts';
import { testBrowsers } from './browsers.ts';
import { walkThrough } from './walk-through.ts';

const FOLDER = '.cache/browsers';

interface Options {
  /** A part of the name of the browsers to take; all of them without one. */
  browser: string | undefined;
  languages: readonly string[];
  /** The names of the journeys to take. */
  journeys: readonly string[];
}

interface Outcome {
  /** For each journey, its outcome in each browser and language: `ok` or `no`. */
  table: Record<string, Record<string, string>>;
  /** Where and why a journey failed, one line each. */
  failed: string[];
  /** How many journeys went through. */
  passed: number;
}

/**
 * Walks through the served test site in each browser that this machine has, and says which are left out and how to get them.
 * @throws CommandError when no browser has this name
 */
export async function runBrowsers({ browser: name = '', languages, journeys }: Options): Promise<Outcome> {
  const browsers = testBrowsers().filter((browser) => browser.name.toLowerCase().includes(name.toLowerCase()));
  if (browsers.length === 0) throw new CommandError(`No browser is called ${name}.`);
  mkdirSync(FOLDER, { recursive: true });
  // As a phone would take it of a receipt.
  const receiptFile = resolve(FOLDER, 'receipt.jpg');
  await sharp({ create: { width: 640, height: 960, channels: 3, background: '#d8c8a8' } }).toFile(receiptFile);
  const outcome: Outcome = { table: {}, failed: [], passed: 0 };
  for (const browser of browsers) {
    if (browser.missing) {
      console.log(`${browser.name} is left out: ${browser.missing}`);
      continue;
    }
    for (const language of languages) {
      const where = `${browser.name} ${language}`;
      const failures = await walkThrough(browser, { language, journeys, receiptFile, pictures: join(FOLDER, 'pictures') });
      for (const [journey, failure] of Object.entries(failures)) {
        outcome.table[journey] = { ...outcome.table[journey], [where]: failure ? 'no' : 'ok' };
        if (failure) outcome.failed.push(`${where}, ${journey}: ${failure}`);
        else outcome.passed += 1;
      }
    }
  }
  return outcome;
}
