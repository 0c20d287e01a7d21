import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

/** A feature that browsers of the list lack: its name, and who lacks it. */
export interface Lack {
  feature: string;
  browsers: string[];
}

/** The names of browserslist and of the compatibility tables. */
const NAMES: Record<string, BrowserName> = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios_saf: 'safari_ios' };

/** The oldest version of each browser in `browserslist` (package.json), as `['safari_ios', '15.4']`. */
function oldestBrowsers(): [BrowserName, string][] {
  const oldest = new Map<BrowserName, string>();
  for (const entry of browserslist()) {
    const [id = '', range = ''] = entry.split(' ');
    const name = NAMES[id];
    const version = range.split('-')[0] ?? '';
    if (!name) throw new Error(`the check does not know the browser ${id} of browserslist`);
    const known = oldest.get(name);
    if (!known || isOlder(version, known)) oldest.set(name, version);
  }
  return [...oldest];
}

function isOlder(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) < 0;
}

/** The browsers of the list that lack a feature in their oldest version, as `Safari 15.4`. Behind a flag or under another name it does not count. */
function browsersWithout({ support }: CompatStatement, browsers: readonly [BrowserName, string][]): string[] {
  return browsers.flatMap(([name, oldest]) => {
    const statements = [support[name] ?? []].flat();
    const isThere = statements.some(({ version_added, version_removed, flags, prefix, alternative_name }) => {
      const isPlain = version_added && !version_removed && !flags && !prefix && !alternative_name;
      return isPlain && !isOlder(oldest, version_added.replace('≤', ''));
    });
    return isThere ? [] : [`${bcd.browsers[name].name} ${oldest}`];
  });
}

/** What pages are made of. Members of rarer interfaces have names that the site's own objects have too, such as `subscribe`. */
const PAGE_INTERFACES = [
  'AbortController',
  'Blob',
  'Document',
  'DocumentFragment',
  'Element',
  'Event',
  'EventTarget',
  'HTMLButtonElement',
  'HTMLDialogElement',
  'HTMLElement',
  'HTMLFormElement',
  'HTMLImageElement',
  'HTMLInputElement',
  'HTMLSelectElement',
  'Location',
  'Navigator',
  'Node',
  'NodeList',
  'Request',
  'Response',
  'Storage',
  'URLSearchParams',
  'Window',
];

/** An interface and its members. */
type Owner = Record<string, { __compat?: CompatStatement }>;
type Tables = { api: Record<string, Owner>; javascript: { builtins: Record<string, Owner> } };
const tables = bcd as unknown as Tables;
const intl = tables.javascript.builtins['Intl'] as unknown as Record<string, Owner>;

/** Reads from the compatibility tables which of the browsers of `browserslist` lack a feature. */
export function featureTable() {
  const browsers = oldestBrowsers();
  const lacking = (statement: CompatStatement | undefined) => (statement ? browsersWithout(statement, browsers) : []);
  /** Who lacks the members of this name, in whatever interface: nobody, where one of the interfaces that have it is known everywhere. */
  const members = new Map<string, string[]>();
  for (const [name, statements] of membersByName()) {
    const lacks = statements.map(lacking);
    if (lacks.every((list) => list.length > 0)) members.set(name, lacks[0] ?? []);
  }

  /** The entry at a path of the tables, as `['css', 'properties', 'scale']`. */
  function at(...path: string[]): string[] {
    let entry: Identifier | undefined = tables as unknown as Identifier;
    for (const part of path) entry = entry && Object.hasOwn(entry, part) ? (entry[part] as Identifier) : undefined;
    return lacking(entry?.__compat);
  }
  return {
    at,
    /** A member of something whose type is not known, as `toSorted`. */
    member: (name: string) => members.get(name) ?? [],
    /** A member of a known object, as `URL.canParse`. */
    staticMember: (owner: string, name: string) => [...at('api', owner, `${name}_static`), ...at('javascript', 'builtins', owner, name)],
    /** Something that is there without an import, as `IntersectionObserver` or `requestIdleCallback`. */
    global: (name: string) => [...at('api', name), ...at('javascript', 'builtins', name), ...at('api', 'Window', name)],
  };
}

export type FeatureTable = ReturnType<typeof featureTable>;

function membersByName(): Map<string, CompatStatement[]> {
  const found = new Map<string, CompatStatement[]>();
  for (const owner of [
    ...PAGE_INTERFACES.map((name) => tables.api[name]),
    ...Object.values(tables.javascript.builtins),
    ...Object.values(intl),
  ]) {
    for (const [name, member] of Object.entries(owner ?? {})) {
      if (name === '__compat' || name.endsWith('_static') || !member.__compat) continue;
      found.set(name, [...(found.get(name) ?? []), member.__compat]);
    }
  }
  return found;
}
