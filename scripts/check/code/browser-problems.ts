import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPage, BuiltSite } from '../../built-site/built-site.ts';
import { featureTable, type Lack } from './browser-tables.ts';
import { HARMLESS } from './harmless-features.ts';
import { scriptLacks } from './script-features.ts';
import { sheetLacks } from './sheet-features.ts';

const SCRIPT_TYPES = [undefined, '', 'module', 'text/javascript'];

interface Found {
  problem: string;
  places: Set<string>;
}

/** By the feature's name. */
type MissingFeatures = Map<string, Found>;

/** What scripts and sheets of a built site use although a browser of `browserslist` (package.json) lacks it, harmless or not. */
export function missingFeatures({ folder, pages, files }: BuiltSite): MissingFeatures {
  const table = featureTable();
  const found = new Map<string, Found>();
  const seen = new Set<string>();
  const check = (text: string, place: string, lacksIn: (text: string) => Lack[]) => {
    if (seen.has(text)) return;
    seen.add(text);
    for (const { feature, browsers } of lacksIn(text)) {
      const known = found.get(feature) ?? { problem: `${feature} is missing in ${browsers.join(', ')}`, places: new Set() };
      found.set(feature, known);
      known.places.add(place);
    }
  };
  const checkScript = (text: string, place: string) => check(text, place, (code) => scriptLacks(code, table));

  for (const address of files) if (address.endsWith('.js')) checkScript(readFileSync(join(folder, address), 'utf8'), address);
  const checkSheet = (text: string, place: string) => check(text, place, (css) => sheetLacks(css, table));
  for (const address of files) if (address.endsWith('.css')) checkSheet(readFileSync(join(folder, address), 'utf8'), address);
  for (const page of pages) {
    for (const code of inlineScripts(page)) checkScript(code, page.path);
    for (const sheet of sheets(page)) checkSheet(sheet, page.path);
  }
  return found;
}

/** The features that keep something from working in one of these browsers, one line each. */
export function browserProblems(missing: MissingFeatures): string[] {
  return [...missing]
    .filter(([feature]) => !Object.hasOwn(HARMLESS, feature))
    .map(([, { problem, places }]) => `${problem}: ${[...places].join(' ')}`);
}

/**
 * Entries of `harmless-features.ts` that no file of the built site needs, one line each. Only of a whole site: one with less content may need fewer.
 */
export function unneededFeatures(missing: MissingFeatures): string[] {
  return Object.keys(HARMLESS)
    .filter((feature) => !missing.has(feature))
    .map((feature) => `harmless-features.ts names ${feature}, which no built file needs`);
}

function inlineScripts({ tags }: BuiltPage): string[] {
  return tags
    .filter(({ name, attributes }) => name === 'script' && !attributes['src'] && SCRIPT_TYPES.includes(attributes['type']))
    .map(({ text }) => text ?? '');
}

function sheets({ tags }: BuiltPage): string[] {
  return tags.filter(({ name }) => name === 'style').map(({ text }) => text ?? '');
}
