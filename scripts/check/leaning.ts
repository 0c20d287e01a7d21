import { posix } from 'node:path';
import type { Imports } from './imports.ts';
import { LEANING, PACKAGE_HOMES } from './leaning-rules.ts';

const OURS = /^(src|scripts|tests)\//;

/** Imports that lean the wrong way, one line each. */
export function wrongLeanings(imports: Imports): string[] {
  const problems: string[] = [];
  for (const [file, targets] of imports) {
    const rule = LEANING.find(({ of }) => of.test(file));
    for (const target of targets) {
      if (OURS.test(target)) {
        if (rule && !rule.on.test(target)) problems.push(`${file} must not import ${target} (${rule.why})`);
        continue;
      }
      const place = PACKAGE_HOMES.find(({ name }) => name.test(target));
      if (place && !place.home.test(file)) problems.push(`${file} must not import ${target} (only ${place.home.source} may)`);
    }
  }
  return problems;
}

/** Circles among the files, each once, as `a → b → a`. */
export function circles(imports: Imports): string[] {
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
