import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPage, BuiltSite } from '../../../built-site/built-site.ts';
import { oldestBrowsers } from './browser-list.ts';
import { featureTable, type Lack } from './features.ts';
import { HARMLESS } from './harmless-features.ts';
import { scriptLacks } from './script-features.ts';
import { sheetLacks } from './sheet-features.ts';

const SCRIPT_TYPES = [undefined, '', 'module', 'text/javascript'];

/** What scripts and sheets of a built site use although a browser of `browserslist` (package.json) lacks it, one line for each feature. */
export function browserProblems({ folder, pages, scripts }: BuiltSite): string[] {
  const table = featureTable(oldestBrowsers());
  const places = new Map<string, Set<string>>();
  const seen = new Set<string>();
  const check = (text: string, place: string, lacksOf: (text: string) => Lack[]) => {
    if (seen.has(text)) return;
    seen.add(text);
    const report = (problem: string) => places.set(problem, (places.get(problem) ?? new Set()).add(place));
    try {
      for (const { feature, browsers } of lacksOf(text))
        if (!Object.hasOwn(HARMLESS, feature)) report(`${feature} is missing in ${browsers.join(', ')}`);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      report(`syntax that is newer than the list, ${error.message}`);
    }
  };
  const checkScript = (text: string, place: string) => check(text, place, (code) => scriptLacks(code, table));

  for (const address of scripts.keys()) checkScript(readFileSync(join(folder, address), 'utf8'), address);
  for (const page of pages) {
    for (const code of inlineScripts(page)) checkScript(code, page.path);
    for (const sheet of sheets(page)) check(sheet, page.path, (css) => sheetLacks(css, table));
  }
  return [...places].map(([problem, where]) => `${problem}: ${[...where].join(' ')}`);
}

function inlineScripts({ tags }: BuiltPage): string[] {
  return tags
    .filter(({ name, attributes }) => name === 'script' && !attributes['src'] && SCRIPT_TYPES.includes(attributes['type']))
    .map(({ text }) => text ?? '');
}

function sheets({ tags }: BuiltPage): string[] {
  return tags.filter(({ name }) => name === 'style').map(({ text }) => text ?? '');
}
