import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installScriptProblems, unverified } from '../../lock-file/install-scripts.ts';
import { licenceProblems } from '../../lock-file/licences.ts';
import type { LockedPackages } from '../../lock-file/locked-packages.ts';
import { missingPlatformPackages } from '../../lock-file/other-platforms.ts';

/** A package.json, as far as it is read here. */
interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  overrides?: Overrides;
}

type Overrides = { [name: string]: string | Overrides };

const EXACT = /^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

function overridden(overrides: Overrides): [string, string][] {
  return Object.entries(overrides).flatMap(([name, wanted]) => (typeof wanted === 'string' ? [[name, wanted]] : overridden(wanted)));
}

/** Dependencies of which a package.json leaves open which version it is, one line each: an update is somebody's decision. */
export function unpinned({ name, dependencies, devDependencies, optionalDependencies, overrides = {} }: Manifest): string[] {
  const wanted = [...Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }), ...overridden(overrides)];
  return wanted
    .filter(([, version]) => !EXACT.test(version))
    .map(([dependency, version]) => `${name}: ${dependency} "${version}" is no exact version`);
}

/** Problems of the packages that a project installs, one line each: their licences, versions, scripts, hashes and platforms. */
export function packageProblems(root: string): string[] {
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  const manifest = (name: string) => JSON.parse(read(name)) as Manifest & { workspaces?: string[] };
  const own = manifest('package.json');
  const workspaces = globSync(
    (own.workspaces ?? []).map((folder) => `${folder}/package.json`),
    { cwd: root },
  );
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: LockedPackages };
  return [
    ...[own, ...workspaces.map(manifest)].flatMap(unpinned),
    ...licenceProblems(packages),
    ...installScriptProblems(packages, read('.npmrc')),
    ...unverified(packages),
    ...Object.keys(missingPlatformPackages(packages)).map(
      (place) => `${place}: the lock file of ${root} lacks it: npm run check -- --fix adds it`,
    ),
  ];
}

/** Adds the packages of other platforms that npm left out of the lock file of a project. */
export function completeLock(root: string): void {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: LockedPackages };
  const packages = Object.entries({ ...lock.packages, ...missingPlatformPackages(lock.packages) });
  const sorted = Object.fromEntries(packages.sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`);
}
