import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { resolveImport, scriptOf } from './module-text.ts';

const PAGES = 'src/pages/[...lang]/';

/** Which source files stand behind the pages of the site. */
export interface PageSources {
  /** The page's file, from the project's root; none where no page has this route, and several where their names are parameters in one folder. */
  filesOf: (route: string) => string[];
  /** The files of all pages at and below the first part of a route: for `/help/deposit` those at `/help` and `/help/…`. */
  filesOfSection: (route: string) => string[];
  /** All that pages' files import, directly or not, now or later: whatever can be on the page. `skipped` files are left out, and what only they import. */
  reachedBy: (pages: readonly string[], skipped?: readonly string[]) => string[];
}

function routeOf(file: string): RegExp {
  const route = file
    .slice(PAGES.length, -'.astro'.length)
    .replace(/(^|\/)index$/, '')
    .replace(/\[\w+\]/g, '[^/]+');
  return new RegExp(`^/${route}$`);
}

/**
 * Specifiers of what a file imports, types left out.
 * @throws when it cannot be parsed, since what it imports would be missed
 */
function importsOf(file: string, text: string): string[] {
  const script = scriptOf(file, text);
  const { module, program, errors } = parseSync(file.endsWith('.tsx') ? file : 'script.ts', script);
  // A `return` of a page's frontmatter is an error, too, and leaves the rest to be read.
  if (errors[0] && program.body.length === 0) throw new Error(`${file}: ${errors[0].message}`);
  const isType = (entries: readonly { isType: boolean }[]) => entries.length > 0 && entries.every((entry) => entry.isType);
  return [
    ...module.staticImports.filter(({ entries }) => !isType(entries)).map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => (entry.isType ? [] : (entry.moduleRequest?.value ?? [])))),
    ...module.dynamicImports.map(({ moduleRequest }) => script.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ];
}

/** Reads the sources under `root`. */
export function pageSources(root: string): PageSources {
  const files = new Set(globSync('src/**/*.{ts,tsx,astro}', { cwd: root }).map((file) => file.replaceAll('\\', '/')));
  const imports = new Map(
    [...files].map((file) => {
      const names = importsOf(file, readFileSync(join(root, file), 'utf8')).map((specifier) => resolveImport(file, specifier, files));
      return [file, names.filter((name) => files.has(name))];
    }),
  );
  const pages = [...files]
    .filter((file) => file.startsWith(PAGES) && file.endsWith('.astro'))
    .map((file) => ({ file, route: routeOf(file), isNamed: !file.includes('[', PAGES.length) }));
  return {
    filesOf: (path) => {
      const matching = pages.filter(({ route }) => route.test(path));
      const named = matching.filter(({ isNamed }) => isNamed);
      return (named.length > 0 ? named : matching).map(({ file }) => file);
    },
    filesOfSection: (path) => {
      const section = `${PAGES}${path.split('/')[1] || 'index'}`;
      return pages.map(({ file }) => file).filter((file) => file === `${section}.astro` || file.startsWith(`${section}/`));
    },
    reachedBy: (starts, skipped = []) => {
      const reached = new Set(skipped);
      const visit = (name: string) => {
        if (reached.has(name)) return;
        reached.add(name);
        for (const imported of imports.get(name) ?? []) visit(imported);
      };
      for (const file of starts) visit(file);
      return [...reached].filter((name) => !skipped.includes(name));
    },
  };
}
