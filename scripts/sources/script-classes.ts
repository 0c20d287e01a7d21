import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from '../built-site/memoize.ts';
import { scriptOf } from './module-text.ts';
import { pageSources } from './page-sources.ts';
import { classesInSource, type SourceClasses } from './source-classes.ts';

/** Modules that a page imports only if it has an element with one of these attributes. */
const ONLY_WITH: Record<string, readonly string[]> = {
  'src/components/frame/search-dialog.ts': ['data-open-search'],
  'src/islands/games/favourite-buttons.ts': ['data-game', 'data-not-found'],
  'src/islands/launch/launch-wanted.ts': ['data-game'],
  'src/components/home/recent-games.ts': ['data-recent'],
  'src/islands/welcome/mount-welcome.tsx': ['data-recent'],
};

/** The classes that a script, or a script in an Astro file, gives to elements. The same file is always the same object. */
export interface ScriptClasses extends SourceClasses {
  file: string;
}

/**
 * Makes the function that finds the classes of the markup that a page's scripts can add. It takes the page's route and whether the page has an
 * element with an attribute, and gives `undefined` where no file of src/pages has this route.
 * @param root the project's folder
 */
export function createScriptClasses(root: string): (route: string, has: (attribute: string) => boolean) => ScriptClasses[] | undefined {
  const sources = pageSources(root);
  const classesOf = memoize((file: string): ScriptClasses => {
    const script = scriptOf(file, readFileSync(join(root, file), 'utf8'));
    return { file, ...classesInSource(file.endsWith('.tsx') ? file : 'script.ts', script) };
  });
  const classesOfPages = memoize(
    ({ pages, neverImported }: { pages: string[]; neverImported: string[] }) => sources.reachedBy(pages, neverImported).map(classesOf),
    JSON.stringify,
  );
  return (route, has) => {
    const neverImported = Object.keys(ONLY_WITH).filter((module) => !ONLY_WITH[module]?.some(has));
    const pages = sources.filesOf(route);
    return pages.length > 0 ? classesOfPages({ pages, neverImported }) : undefined;
  };
}
