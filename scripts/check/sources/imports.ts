import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { IMPORT_RULES, PACKAGE_RULES } from './import-rules.ts';

/** The imports of each source file: paths from the project's root, or package names. */
export type Imports = Map<string, string[]>;

const SOURCES = [
  'src/**/*.{ts,tsx,astro}',
  'scripts/**/*.ts',
  'tests/**/*.{ts,tsx}',
  '*.{ts,mjs,cjs}',
];

/** The scripts of an Astro file: its frontmatter, and the content of elements that do not close themselves. */
const SCRIPTS = /^---$.*?^---$|(?<=<script\b[^>]*(?<!\/)>).*?(?=<\/script>)/gms;

/** The path from the project's root that a specifier in `file` means; a package's name stays as it is. */
function resolveImport(file: string, specifier: string): string {
  if (specifier.startsWith('@/')) return posix.join('src', specifier.slice(2));
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier;
}

/** Every specifier in a file's text: static, type-only and dynamic imports, and re-exports. */
export function specifiersIn(file: string, text: string): string[] {
  const script = file.endsWith('.astro') ? (text.match(SCRIPTS) ?? []).join('\n') : text;
  return ts.preProcessFile(script, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** Reads the imports of all sources under `root`. */
export function readImports(root: string): Imports {
  const found = globSync(SOURCES, { cwd: root, exclude: ['**/node_modules/**'] });
  return new Map(
    found.map((name) => {
      const file = name.replaceAll('\\', '/');
      const specifiers = specifiersIn(file, readFileSync(join(root, file), 'utf8'));
      return [file, specifiers.map((specifier) => resolveImport(file, specifier))];
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
        if (rule && !rule.mayImport.test(target))
          problems.push(`${file} must not import ${target} (see import-rules.ts)`);
        continue;
      }
      const place = PACKAGE_RULES.find(({ name }) => name.test(target));
      if (place && !place.files.test(file))
        problems.push(`${file} must not import ${target} (only ${place.files.source} may)`);
    }
  }
  return problems;
}
