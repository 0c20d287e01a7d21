import type { BuiltSite } from '../../built-site/built-site.ts';
import { memoize } from '../../built-site/memoize.ts';
import { namesInSheet } from '../../built-site/sheet-names.ts';

/**
 * Classes of the built markup without a rule in the sheet of their page, one line each. Tailwind sees no class that is put together from pieces, and
 * hidden text would become visible.
 */
export function classProblems({ pages }: BuiltSite): string[] {
  const rulesOf = memoize((css: string) => namesInSheet(css).classes);
  const pagesOf = new Map<string, Set<string>>();
  for (const { path, tags } of pages) {
    const rules = rulesOf(
      tags.map(({ name, text = '' }) => (name === 'style' ? text : '')).join('\n'),
    );
    for (const { attributes } of tags) {
      for (const name of attributes['class']?.split(/\s+/) ?? []) {
        if (name && !rules.has(name)) pagesOf.set(name, (pagesOf.get(name) ?? new Set()).add(path));
      }
    }
  }
  return [...pagesOf].map(([name, [first, ...more]]) => {
    const others = more.length > 0 ? ` (and on ${more.length} more pages)` : '';
    return `${first}: class "${name}" has no rule${others}`;
  });
}
