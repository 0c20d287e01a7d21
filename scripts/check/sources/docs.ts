import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const DOCS = ['docs/*.md', '*.md', 'scripts/**/*.md', 'src/**/*.md'];
const FILES = ['{src,scripts,tests,docs,operations,public,.readme,.ci}/**', '*', '.*'];
/** Written by commands, so that a fresh clone does not have them. */
const GENERATED = /^src\/content\/site(\/|$)/;

/** A link's address without its heading, and a path from the project's root. Names of pages may stand in brackets. */
const LINK = /\]\((?![a-z]+:|#)([^()\s#]+)/g;
const PATH =
  /(?<![\w./@-])(?:src|scripts|tests|docs|operations)(?:\/(?:\[[\w.]+\][\w.-]*|[\w.-]+))+/g;

/** Files and folders that the docs under `root` name and the project does not have, one line each. */
export function docsProblems(root: string): string[] {
  const find = (patterns: readonly string[]) =>
    globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] }).map((path) =>
      path.replaceAll('\\', '/'),
    );
  const known = new Set(find(FILES));
  return find(DOCS).flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8');
    const beside = (path: string) => posix.join(posix.dirname(page), path);
    const links = [...text.matchAll(LINK)].map(([, path = '']) => [beside(path)]);
    const paths = [...text.matchAll(PATH)]
      .map(([match]) => match.replace(/[./]+$/, ''))
      .map((path) => [path, beside(path)]);
    const missing = [...links, ...paths].filter(
      (places) => !places.some((place) => GENERATED.test(place) || known.has(place)),
    );
    return missing.map(([path]) => `${page}: names ${path}, which is not there`);
  });
}
