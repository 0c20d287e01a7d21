import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences that any package may have: they ask for no more than that they go along. */
const ALLOWED = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'CC0-1.0', 'Python-2.0', 'Unlicense', 'Zlib'],
  ...['MIT OR Apache-2.0', '(MIT OR CC0-1.0)', '(MIT OR GPL-3.0-or-later)', '(MIT AND Zlib)'],
]);

/** Packages that were looked at, since their licences ask for more: fonts, and tools that become part of no page's script. */
const LOOKED_AT = /^(@fontsource(-variable)?\/|@img\/sharp-|axe-core$|caniuse-lite$|lightningcss(-|$))/;

/** Packages in the lock file of a project whose licence nobody has looked at, one line each. */
export function licenceProblems(project: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; license?: string; link?: boolean }>;
  };
  return Object.entries(packages).flatMap(([place, { version, license = 'unknown', link }]) => {
    const [, name] = /.*node_modules\/(.+)$/.exec(place) ?? [];
    if (!name || link || ALLOWED.has(license) || LOOKED_AT.test(name)) return [];
    return [`${project}: ${name}@${version} has the licence ${license}, which is not on the list of scripts/check/sources/licences.ts`];
  });
}
