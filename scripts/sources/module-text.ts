import { dirname, join, posix } from 'node:path';

const ENDINGS = ['', '.ts', '.tsx', '.astro', '.d.ts'];

/** A `<script>` element and its text. One that ends with `/>` has no text. */
const SCRIPT = /<script\b[^>]*(?<!\/)>(.*?)<\/script>/gs;

/** The script parts of an Astro file: its frontmatter and its `<script>` elements. */
export function scriptOf(file: string, text: string): string {
  if (!file.endsWith('.astro')) return text;
  const [fenced = '', frontmatter = ''] = /^\s*---\n(.*?)\n---/s.exec(text) ?? [];
  const scripts = [...text.slice(fenced.length).matchAll(SCRIPT)].map((match) => match[1] ?? '');
  return [frontmatter, ...scripts].join('\n');
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
