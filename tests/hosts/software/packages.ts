import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PACKAGES = resolve('tests/hosts/node_modules');

/** Where a package of tests/hosts is. */
export function placeOf(name: string): string {
  return join(PACKAGES, name);
}

/** The version of a package of tests/hosts; undefined where they are not installed. */
export function versionOfPackage(name: string): string | undefined {
  const manifest = join(placeOf(name), 'package.json');
  return existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version : undefined;
}
