import { dirname, join, posix } from 'node:path';
import { parse } from '@astrojs/compiler-rs';

const ENDINGS = ['', '.ts', '.tsx', '.astro', '.d.ts'];

interface Program {
  start: number;
  end: number;
}

/** The scripts in a part of what Astro's own compiler has read. */
function programsIn(node: unknown): Program[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && 'program' in node && (node.type === 'AstroFrontmatter' || node.type === 'AstroScript')) {
    return [node.program as Program];
  }
  return Object.values(node).flatMap(programsIn);
}

/**
 * The script parts of an Astro file, its frontmatter and its `<script>` elements; other files are script as they are.
 * @throws when it cannot be parsed, since a part of it would be missed
 */
export function scriptOf(file: string, text: string): string {
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
export function resolveImport(file: string, specifier: string, files: ReadonlySet<string>): string {
  const isAlias = specifier.startsWith('@/');
  if (!isAlias && !specifier.startsWith('.')) return specifier;
  const bare = specifier.replace(/\?.*$/, '');
  const path = isAlias ? join('src', bare.slice(2)) : join(dirname(file), bare);
  const plain = path.replaceAll('\\', '/');
  return ENDINGS.map((ending) => plain + ending).find((candidate) => files.has(candidate)) ?? posix.normalize(plain);
}
