import { readFileSync, writeFileSync } from 'node:fs';
import type { LockedPackages } from '../lock-file/locked-packages.ts';
import { missingPlatformPackages } from '../lock-file/other-platforms.ts';

/** Completes package-lock.json with packages of other platforms; run it after `npm install`. */
const FILE = 'package-lock.json';
const lock = JSON.parse(readFileSync(FILE, 'utf8')) as { packages: LockedPackages };
const missing = missingPlatformPackages(lock.packages);
const packages = Object.entries({ ...lock.packages, ...missing }).sort(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(FILE, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
const added = Object.keys(missing).length;
console.log(added > 0 ? `${added} packages of other platforms added` : 'Nothing was missing');
