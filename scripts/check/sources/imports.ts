import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { IMPORT_RULES, PACKAGE_RULES } from './import-rules.ts';
import { resolveImport, scriptOf } from './module-text.ts';

/** The imports of each source file: paths from the project's root, or package names. */
export type Imports = Map<string, string[]>;

const SOURCES = ['src/**/*.{ts,tsx,astro}', 'scripts/**/*.ts', 'tests/**/*.{ts,tsx}', '*.{ts,mjs,cjs}'];

/** Every specifier in a file's text: static, type-only and dynamic imports, and re-exports. */
export function specifiersIn(file: string, text: string): string[] {
  return ts.preProcessFile(scriptOf(file, text), true, true).importedFiles.map(({ fileName }) => fileName);
}

/** Reads the imports of all sources under `root`. */
export function readImports(root: string): Imports {
  const files = new Set(globSync(SOURCES, { cwd: root, exclude: ['**/node_modules/**'] }).map((file) => file.replaceAll('\\', '/')));
  return new Map(
    [...files].sort().map((file) => {
      const specifiers = specifiersIn(file, readFileSync(join(root, file), 'utf8'));
      return [file, [...new Set(specifiers.map((specifier) => resolveImport(file, specifier, files)))]];
    }),
  );
}

const OURS = /^(src|scripts|tests)\//;

/** Imports that the rules forbid, one line each. */
export function wrongImports(imports: Imports): string[] {
  const problems: string[] = [];
  for (const [file, targets] of imports) {
    const rule = IMPORT_RULES.find(({ files }) => files.test(file));
    for (const target of targets) {
      if (OURS.test(target)) {
        if (rule && !rule.mayImport.test(target)) problems.push(`${file} must not import ${target} (see import-rules.ts)`);
        continue;
      }
      const place = PACKAGE_RULES.find(({ name }) => name.test(target));
      if (place && !place.files.test(file)) problems.push(`${file} must not import ${target} (only ${place.files.source} may)`);
    }
  }
  return problems;
}
