import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Texts by path from the project's root. */
type Texts = ReadonlyMap<string, string>;

const DOCS = ['docs/*.md', '*.md', 'scripts/**/*.md', 'src/**/*.md'];
/** Written by commands, so that a fresh clone does not have them. */
const GENERATED = /^src\/content\/site(\/|$)/;

const LINK = /\]\(([^()\s]+)\)/g;
/** A path from the project's root, or the end of the path of a source file: `forms/amount.ts`. Names of pages may stand in brackets. */
const ROOT_PATH = /(?<![\w./@-])(?:src|scripts|tests|docs|operations)(?:\/(?:\[[\w.]+\][\w.-]*|[\w.-]+))*/g;
const SOURCE_PATH = /(?<![\w./@-])[\w.-]+(?:\/(?:\[[\w.]+\]|[\w.-]+))+\.(?:ts|tsx|astro|css|mjs|cjs)\b/g;

/** GitHub's name for a heading. */
function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
}

/** What the docs name and the project does not have, one line each. `known` are files and folders by their paths from the root. */
function missingFiles(docs: Texts, known: ReadonlySet<string>): string[] {
  const isThere = (path: string) => GENERATED.test(path) || known.has(path);
  const isTail = (path: string) => isThere(path) || [...known].some((file) => file.endsWith(`/${path}`));
  const problems: string[] = [];
  for (const [page, text] of docs) {
    for (const [, target = ''] of text.matchAll(LINK)) {
      if (/^[a-z]+:/.test(target)) continue;
      const [address = '', anchor] = target.split('#');
      const path = address ? posix.normalize(posix.join(posix.dirname(page), address)) : page;
      if (!isThere(path)) problems.push(`${page}: links to ${target}, which is not there`);
      else if (anchor && !anchorsOf(docs.get(path) ?? '').includes(anchor))
        problems.push(`${page}: links to ${target}, which has no such heading`);
    }
    const paths = [...text.matchAll(ROOT_PATH)].map(([path]) => path.replace(/[./]+$/, ''));
    const sources = [...text.matchAll(SOURCE_PATH)].map(([path]) => path);
    const isBeside = (path: string) => isThere(posix.join(posix.dirname(page), path));
    for (const path of new Set(paths)) if (!isThere(path) && !isBeside(path)) problems.push(`${page}: names ${path}, which is not there`);
    for (const path of new Set(sources))
      if (!paths.includes(path) && !isTail(path)) problems.push(`${page}: names ${path}, which is not there`);
  }
  return problems;
}

/** Checks that the files, folders and headings are there that the docs under `root` name. */
export function docsProblems(root: string): string[] {
  const find = (patterns: readonly string[]) =>
    globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] }).map((path) => path.replaceAll('\\', '/'));
  const docs = new Map(find(DOCS).map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  return missingFiles(docs, new Set(find(['{src,scripts,tests,docs,operations,public,.readme,.ci}/**', '*', '.*'])));
}
