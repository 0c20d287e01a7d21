import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, CompatStatement } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

/** The names of browserslist and of the compatibility tables. */
const NAMES: Record<string, BrowserName> = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios_saf: 'safari_ios' };

/** The oldest version of each browser in `browserslist` (package.json), as `['safari_ios', '15.4']`. */
export function oldestBrowsers(): [BrowserName, string][] {
  const oldest = new Map<BrowserName, string>();
  for (const entry of browserslist()) {
    const [id = '', range = ''] = entry.split(' ');
    const name = NAMES[id];
    const version = range.split('-')[0] ?? '';
    if (!name) throw new Error(`scripts/check/site/browsers does not know the browser ${id} of browserslist`);
    const known = oldest.get(name);
    if (!known || isOlder(version, known)) oldest.set(name, version);
  }
  return [...oldest];
}

function isOlder(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) < 0;
}

/** The browsers of the list that lack a feature in their oldest version, as `Safari 15.4`. Behind a flag or under another name it does not count. */
export function browsersWithout({ support }: CompatStatement, browsers: readonly [BrowserName, string][]): string[] {
  return browsers.flatMap(([name, oldest]) => {
    const statements = [support[name] ?? []].flat();
    const isThere = statements.some(({ version_added, version_removed, flags, prefix, alternative_name }) => {
      const isPlain = version_added && !version_removed && !flags && !prefix && !alternative_name;
      return isPlain && !isOlder(oldest, version_added.replace('≤', ''));
    });
    return isThere ? [] : [`${bcd.browsers[name].name} ${oldest}`];
  });
}
