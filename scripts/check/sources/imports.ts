import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

/** What each source file imports: paths from the project's root, or package names. */
export type Imports = Map<string, string[]>;

const SOURCES = ['src/**/*.{ts,tsx,astro}', 'scripts/**/*.ts', 'tests/**/*.{ts,tsx}', '*.{ts,mjs,cjs}'];
const ENDINGS = ['', '.ts', '.tsx', '.astro', '.d.ts'];

/** The script parts of an Astro file: its frontmatter and its `<script>` elements. */
function scriptOf(file: string, text: string): string {
  if (!file.endsWith('.astro')) return text;
  const frontmatter = /^\s*---\n(.*?)\n---/s.exec(text)?.[1] ?? '';
  const scripts = [...text.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)].map((match) => match[1] ?? '');
  return [frontmatter, ...scripts].join('\n');
}

/** Every specifier in a file's text: static, type-only and dynamic imports, and re-exports. */
export function specifiersIn(file: string, text: string): string[] {
  return ts.preProcessFile(scriptOf(file, text), true, true).importedFiles.map(({ fileName }) => fileName);
}

function resolve(file: string, specifier: string, files: ReadonlySet<string>): string {
  const isAlias = specifier.startsWith('@/');
  if (!isAlias && !specifier.startsWith('.')) return specifier;
  const bare = specifier.replace(/\?.*$/, '');
  const path = isAlias ? join('src', bare.slice(2)) : join(dirname(file), bare);
  const plain = path.replaceAll('\\', '/');
  return ENDINGS.map((ending) => plain + ending).find((candidate) => files.has(candidate)) ?? posix.normalize(plain);
}

/** Reads the imports of all sources under `root`. */
export function readImports(root: string): Imports {
  const files = new Set(globSync(SOURCES, { cwd: root, exclude: ['**/node_modules/**'] }).map((file) => file.replaceAll('\\', '/')));
  return new Map(
    [...files].sort().map((file) => {
      const specifiers = specifiersIn(file, readFileSync(join(root, file), 'utf8'));
      return [file, [...new Set(specifiers.map((specifier) => resolve(file, specifier, files)))]];
    }),
  );
}
