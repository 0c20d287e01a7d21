import { readFileSync } from 'node:fs';
import { licenceProblems, packagesByLicence } from '../lock-file/licences.ts';
import type { LockedPackages } from '../lock-file/locked-packages.ts';
import { runCommand } from '../run/command.ts';
import { assertNoProblems } from '../run/problems.ts';

/** Lists the packages of each licence, for production and for the build. */
await runCommand(async () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: LockedPackages };
  for (const [licence, names] of packagesByLicence(packages)) console.log(`${licence} (${names.length}): ${names.join(', ')}\n`);
  assertNoProblems(licenceProblems(packages));
});
