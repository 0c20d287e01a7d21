import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '../built-site/once.ts';
import { pageSources } from './page-sources.ts';

/** The words of a text, which quotes and spaces part, as Tailwind looks for classes. */
export function wordsOf(text: string): string[] {
  return text.split(/[\s"'`]+/).filter(Boolean);
}

/**
 * Makes the function that gives all words of the source files behind a page: its own, and all that it imports, directly or not, now or later. Pages of
 * one route have the same words, always as the same set; `undefined` where no file of src/pages has the route.
 * @param root the project's folder
 */
export function createPageWords(root: string): (route: string) => ReadonlySet<string> | undefined {
  const sources = pageSources(root);
  const ofFile = once((file: string) => new Set(wordsOf(readFileSync(join(root, file), 'utf8'))));
  const ofPages = once((files: string) => new Set(sources.reachedBy(files.split('\n')).flatMap((source) => [...ofFile(source)])));
  return (route) => {
    const files = sources.filesOf(route);
    return files.length > 0 ? ofPages(files.join('\n')) : undefined;
  };
}
