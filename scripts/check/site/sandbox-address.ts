import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSite } from '../../built-site/built-site.ts';

const TEXT = /\.(html|js|css|json|txt|xml|webmanifest|svg)$/;

/** Files of a site built from another backend that still lead to the sandbox, one line each. */
export function sandboxAddresses({ folder, files }: BuiltSite, sandboxPort: number): string[] {
  const trace = new RegExp(`(localhost|127\\.0\\.0\\.1):${sandboxPort}\\b`);
  return [...files]
    .filter((file) => TEXT.test(file))
    .flatMap((file) => {
      const found = trace.exec(readFileSync(join(folder, file), 'utf8'));
      return found ? [`${file}: holds the sandbox’s address, ${found[0]}`] : [];
    });
}
