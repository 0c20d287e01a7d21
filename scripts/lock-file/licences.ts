import satisfies from 'spdx-satisfies';
import { foreignPlaces, type LockedPackages, nameOf, ownerOf } from './locked-packages.ts';

/** Licences that any package may have: they ask for no more than that they go along. */
const ALLOWED = [
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib', 'Python-2.0', 'PSF-2.0'],
  ...['CC0-1.0', 'Unlicense'],
];

/** Licences that stand in the package's own files alone and not in the lock file, as somebody has read them there. */
const STATED: Readonly<Record<string, string>> = {
  'busboy@1.6.0': 'MIT',
  'humanize-number@0.0.2': 'MIT',
  'only@0.0.2': 'MIT',
  'streamsearch@1.1.0': 'MIT',
};

interface Exception {
  packages: RegExp;
  licence: string;
  why: string;
}

/** Licences that ask for more, each with the packages that were looked at. None of these becomes part of a page's script. */
const EXCEPTIONS: readonly Exception[] = [
  { packages: /^@fontsource(-variable)?\//, licence: 'OFL-1.1', why: 'fonts, which may be sent to browsers' },
  { packages: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later', why: 'libvips, which sharp loads as a library where the site is built' },
  { packages: /^lightningcss(-|$)/, licence: 'MPL-2.0', why: 'a tool of the build, unchanged' },
  { packages: /^axe-core$/, licence: 'MPL-2.0', why: 'a tool of the tests, unchanged' },
  { packages: /^caniuse-lite$/, licence: 'CC-BY-4.0', why: 'data about browsers, for the mutation tester' },
  { packages: /^spdx-(exceptions|ranges)$/, licence: 'CC-BY-3.0', why: 'lists of licences, for this check' },
];

function isAllowed(name: string, licence: string): boolean {
  const more = EXCEPTIONS.filter(({ packages }) => packages.test(name)).map(({ licence }) => licence);
  try {
    return satisfies(licence, [...ALLOWED, ...more]);
  } catch {
    // Not an SPDX expression, such as "SEE LICENSE IN …".
    return false;
  }
}

/** Packages whose licence is not on the list, one line each. A part for another platform has the licence of the package it is a part of. */
export function licenceProblems(packages: LockedPackages): string[] {
  const problems = foreignPlaces(packages).flatMap((place) => {
    const owner = ownerOf(packages, place);
    const name = `${nameOf(place)}@${packages[place]?.version}`;
    const licence = packages[place]?.license ?? (owner && packages[owner]?.license) ?? STATED[name] ?? 'unknown';
    if (isAllowed(nameOf(place), licence)) return [];
    return [`${name}: its licence, ${licence}, is not on the list of scripts/lock-file/licences.ts`];
  });
  return [...new Set(problems)];
}
