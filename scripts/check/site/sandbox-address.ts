import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSite } from '../../built-site/built-site.ts';

const TEXT = /\.(html|js|css|json|txt|xml|webmanifest|svg)$/;

/** Files that contain the sandbox's address, one line each; a site built from another backend must have none. */
export function sandboxAddresses({ folder, files }: BuiltSite, sandboxPort: number): string[] {
  const address = new RegExp(`(localhost|127\\.0\\.0\\.1):${sandboxPort}\\b`);
  return [...files]
    .filter((file) => TEXT.test(file))
    .flatMap((file) => {
      const found = address.exec(readFileSync(join(folder, file), 'utf8'));
      return found ? [`${file}: holds the sandbox’s address, ${found[0]}`] : [];
    });
}
