import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Files and folders that a script names in a text and that are not below `root`, one line each. A rename would pass unnoticed otherwise. */
export function missingFiles(root: string, named: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(named).flatMap(([script, paths]) =>
    paths.filter((path) => !existsSync(join(root, path))).map((path) => `${script} names ${path}, which is not there`),
  );
}
