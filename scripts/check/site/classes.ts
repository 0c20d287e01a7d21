import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPage, BuiltSite } from '../../built-site/built-site.ts';
import type { Tag } from '../../built-site/tags.ts';
import { once } from './once.ts';
import { type PageSources, pageSources } from './page-sources.ts';
import { classesInSheet } from './sheet-classes.ts';
import { classesInSource, type SourceClasses } from './source-classes.ts';

/** Modules that a page imports only if it has an element with one of these attributes. */
const ONLY_WITH: Record<string, readonly string[]> = {
  'src/components/frame/search-dialog.ts': ['data-open-search'],
  'src/islands/games/favourite-buttons.ts': ['data-game', 'data-not-found'],
  'src/islands/launch/launch-wanted.ts': ['data-game'],
  'src/components/home/recent-games.ts': ['data-recent'],
  'src/islands/welcome/mount-welcome.tsx': ['data-recent'],
};

/** A class without a rule, or a fault in how one is written, and the pages where it is. */
type Found = Map<string, Set<string>>;

function sheetsOf({ tags }: BuiltPage, folder: string): string[] {
  const linked = tags.filter(({ name, attributes }) => name === 'link' && attributes['rel'] === 'stylesheet');
  return [
    ...tags.filter(({ name }) => name === 'style').map(({ text }) => text ?? ''),
    ...linked.map(({ attributes }) => readFileSync(join(folder, attributes['href'] ?? ''), 'utf8')),
  ];
}

/** Modules that the page never imports. */
function neverImported({ tags }: BuiltPage): string[] {
  const isThere = (attribute: string) => tags.some(({ attributes }) => attribute in attributes);
  return Object.keys(ONLY_WITH).filter((module) => !ONLY_WITH[module]?.some(isThere));
}

function classesOf({ attributes }: Tag): string[] {
  return attributes['class']?.split(/\s+/).filter(Boolean) ?? [];
}

/**
 * Classes without a rule in the sheet of their page, one line each: those of the page's markup, and those of the markup that its scripts can add.
 * @param root the project's folder, for the sources of the scripts
 */
export function classProblems({ folder, pages }: BuiltSite, root: string): string[] {
  const sources: PageSources = pageSources(root);
  const inSource = once((file: string): SourceClasses => classesInSource(file, readFileSync(join(root, file), 'utf8')));
  const scriptsOf = once((names: string) => {
    const [source = '', ...skipped] = names.split('\n');
    return sources.reachedBy(source, skipped).filter((file) => /\.tsx?$/.test(file));
  });
  /** What pages with the same sheets have in common: what is wrong with a tag, and with what a script can add. */
  const sheetOf = once((css: string) => {
    const rules = classesInSheet(css);
    const withoutRule = (classes: Iterable<string>) => [...classes].filter((name) => !rules.has(name));
    return {
      ofTag: once((tag: Tag) => withoutRule(classesOf(tag)).map((name) => `class "${name}" of the markup has no rule`)),
      ofFile: once((file: string) => {
        const { classes, problems } = inSource(file);
        return [
          ...withoutRule(classes).map((name) => `class "${name}" of ${file} has no rule`),
          ...problems.map((problem) => `${file}: ${problem}`),
        ];
      }),
    };
  });
  const found: Found = new Map();
  const report = (problem: string, page: BuiltPage) => found.set(problem, (found.get(problem) ?? new Set()).add(page.path));

  for (const page of pages.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const sheets = sheetsOf(page, folder);
    if (sheets.filter((sheet) => sheet.includes('@layer utilities')).length > 1)
      report('two sheets of Tailwind, whose variants would not keep their order', page);
    const { ofTag, ofFile } = sheetOf(sheets.join('\n'));
    for (const problem of page.tags.flatMap(ofTag)) report(problem, page);

    const source = sources.fileOf(page.route);
    if (!source) report('no file of src/pages has this route', page);
    const scripts = source ? scriptsOf([source, ...neverImported(page)].join('\n')) : [];
    for (const problem of scripts.flatMap(ofFile)) report(problem, page);
  }
  return [...found].map(
    ([problem, [first, ...more]]) => `${first}: ${problem}${more.length > 0 ? ` (and on ${more.length} more pages)` : ''}`,
  );
}
