import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parse } from '@astrojs/compiler-rs';
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

const ENDINGS = ['', '.ts', '.tsx', '.astro', '.d.ts'];

interface Program {
  start: number;
  end: number;
}

/** The scripts in a part of what Astro's own compiler has read. */
function programsIn(node: unknown): Program[] {
  if (typeof node !== 'object' || node === null) return [];
  if (
    'type' in node &&
    'program' in node &&
    (node.type === 'AstroFrontmatter' || node.type === 'AstroScript')
  ) {
    return [node.program as Program];
  }
  return Object.values(node).flatMap(programsIn);
}

/**
 * The script parts of an Astro file, its frontmatter and its `<script>` elements; other files are script as they are.
 * @throws when it cannot be parsed, since a part of it would be missed
 */
function scriptOf(file: string, text: string): string {
  if (!file.endsWith('.astro')) return text;
  const { ast, diagnostics } = parse(text);
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (error) throw new Error(`${file}:${error.labels[0]?.line ?? 1}: ${error.text}`);
  return programsIn(ast)
    .map(({ start, end }) => text.slice(start, end))
    .join('\n');
}

/**
 * The file of the project that a specifier in `file` means; a package's name stays as it is.
 * @param files all files, from the project's root
 */
function resolveImport(file: string, specifier: string, files: ReadonlySet<string>): string {
  const isAlias = specifier.startsWith('@/');
  if (!isAlias && !specifier.startsWith('.')) return specifier;
  const bare = specifier.replace(/\?.*$/, '');
  const path = isAlias ? join('src', bare.slice(2)) : join(dirname(file), bare);
  const plain = path.replaceAll('\\', '/');
  return (
    ENDINGS.map((ending) => plain + ending).find((candidate) => files.has(candidate)) ??
    posix.normalize(plain)
  );
}

/** Every specifier in a file's text: static, type-only and dynamic imports, and re-exports. */
export function specifiersIn(file: string, text: string): string[] {
  return ts
    .preProcessFile(scriptOf(file, text), true, true)
    .importedFiles.map(({ fileName }) => fileName);
}

/** Reads the imports of all sources under `root`. */
export function readImports(root: string): Imports {
  const files = new Set(
    globSync(SOURCES, { cwd: root, exclude: ['**/node_modules/**'] }).map((file) =>
      file.replaceAll('\\', '/'),
    ),
  );
  return new Map(
    [...files].sort().map((file) => {
      const specifiers = specifiersIn(file, readFileSync(join(root, file), 'utf8'));
      return [
        file,
        [...new Set(specifiers.map((specifier) => resolveImport(file, specifier, files)))],
      ];
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
