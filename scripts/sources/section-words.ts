import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from '../built-site/memoize.ts';
import { pageSources } from './page-sources.ts';

/** The words of a text, which quotes and spaces part, as Tailwind looks for classes. */
export function wordsOf(text: string): string[] {
  return text.split(/[\s"'`]+/).filter(Boolean);
}

/**
 * Makes the function that gives all words of the source files behind a section of the site, by the route of one of its pages: the files of `/help` and
 * of all pages below, and all that they import, directly or not, now or later. A section has always the same set; one that src/pages does not have
 * has none.
 * @param root the project's folder
 */
export function createSectionWords(root: string): (route: string) => ReadonlySet<string> | undefined {
  const sources = pageSources(root);
  const ofFile = memoize((file: string) => new Set(wordsOf(readFileSync(join(root, file), 'utf8'))));
  const ofSection = memoize(
    (files: string[]) => new Set(sources.reachedBy(files).flatMap((source) => [...ofFile(source)])),
    JSON.stringify,
  );
  return (route) => {
    const files = sources.filesOfSection(route);
    return files.length > 0 ? ofSection(files) : undefined;
  };
}
