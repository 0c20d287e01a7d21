import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installScriptProblems, unverified } from '../../lock-file/install-scripts.ts';
import { licenceProblems } from '../../lock-file/licences.ts';
import type { LockedPackages } from '../../lock-file/locked-packages.ts';
import { type Manifest, unpinned } from '../../lock-file/pinned.ts';

/** Problems of the packages that a project installs, one line each (security.md, hazard 25): their licences, versions, scripts and hashes. */
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
  ];
}
