import { posix } from 'node:path';
import type { Imports } from './imports.ts';

/** Files that import each other in a circle, each circle once, as `a → b → a`. */
export function importCycles(imports: Imports): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: string[]): void => {
    const start = path.indexOf(file);
    if (start !== -1) {
      found.push([...path.slice(start), file].join(' → '));
      return;
    }
    if (done.has(file)) return;
    for (const target of imports.get(file) ?? []) if (imports.has(target)) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return found;
}

/** The same imports between folders: a folder imports what its files import from others. */
export function folderImports(imports: Imports): Imports {
  const folders: Imports = new Map();
  for (const [file, targets] of imports) {
    const folder = posix.dirname(file);
    const others = targets.filter((target) => imports.has(target)).map((target) => posix.dirname(target));
    const known = folders.get(folder) ?? [];
    folders.set(folder, [...new Set([...known, ...others.filter((other) => other !== folder)])]);
  }
  return folders;
}
