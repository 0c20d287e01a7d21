import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPage, BuiltSite } from '../../built-site/built-site.ts';
import { memoize } from '../../built-site/memoize.ts';
import { classesInSheet } from '../../built-site/sheet-classes.ts';
import type { Tag } from '../../built-site/tags.ts';
import { createScriptClasses, type ScriptClasses } from '../../sources/script-classes.ts';

/** A class without a rule, or a fault in how one is written, and the pages where it is. */
type Found = Map<string, Set<string>>;

function sheetsOf({ tags }: BuiltPage, folder: string): string[] {
  const linked = tags.filter(({ name, attributes }) => name === 'link' && attributes['rel'] === 'stylesheet');
  return [
    ...tags.filter(({ name }) => name === 'style').map(({ text }) => text ?? ''),
    ...linked.map(({ attributes }) => readFileSync(join(folder, attributes['href'] ?? ''), 'utf8')),
  ];
}

function classesOf({ attributes }: Tag): string[] {
  return attributes['class']?.split(/\s+/).filter(Boolean) ?? [];
}

/**
 * Classes without a rule in the sheet of their page, one line each: those of the page's markup, and those of the markup that its scripts can add.
 * @param root the project's folder, for the sources of the scripts
 */
export function classProblems({ folder, pages }: BuiltSite, root: string): string[] {
  const scriptsOf = createScriptClasses(root);
  /** What pages with the same sheets have in common: what is wrong with a tag, and with what a script can add. */
  const sheetOf = memoize((css: string) => {
    const rules = classesInSheet(css);
    const withoutRule = (classes: Iterable<string>) => [...classes].filter((name) => !rules.has(name));
    return {
      ofTag: memoize((tag: Tag) => withoutRule(classesOf(tag)).map((name) => `class "${name}" of the markup has no rule`)),
      ofScript: memoize(({ file, classes, problems }: ScriptClasses) => [
        ...withoutRule(classes).map((name) => `class "${name}" of ${file} has no rule`),
        ...problems.map((problem) => `${file}: ${problem}`),
      ]),
    };
  });
  const found: Found = new Map();
  const report = (problem: string, page: BuiltPage) => found.set(problem, (found.get(problem) ?? new Set()).add(page.path));

  for (const page of pages.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const sheets = sheetsOf(page, folder);
    if (sheets.filter((sheet) => sheet.includes('@layer utilities')).length > 1)
      report('two sheets of Tailwind, whose variants would not keep their order', page);
    const { ofTag, ofScript } = sheetOf(sheets.join('\n'));
    for (const problem of page.tags.flatMap(ofTag)) report(problem, page);

    const scripts = scriptsOf(page.route, (attribute) => page.tags.some(({ attributes }) => attribute in attributes));
    if (!scripts) report('no file of src/pages has this route', page);
    for (const problem of scripts?.flatMap(ofScript) ?? []) report(problem, page);
  }
  return [...found].map(
    ([problem, [first, ...more]]) => `${first}: ${problem}${more.length > 0 ? ` (and on ${more.length} more pages)` : ''}`,
  );
}
