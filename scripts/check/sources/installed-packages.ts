import type { Imports } from './imports.ts';

/** What runs where the development tools are not installed (docs/deploying.md, "One machine"), and what is started by its name there. */
const RUNS_THERE =
  /^(scripts\/commands\/(build|probe|pull|rebuild|releases|rollback|serve)\.ts|scripts\/rebuild\/publish\/publisher\.ts|astro\.config\.mjs|src\/pages\/.*)$/;

const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '';

/** Imports of development tools that a machine without them would come upon, one line each. */
export function notInstalled(imports: Imports, developmentTools: readonly string[]): string[] {
  const reached = [...imports.keys()].filter((file) => RUNS_THERE.test(file));
  const found = new Set(reached);
  const problems: string[] = [];
  for (const file of found) {
    for (const target of imports.get(file) ?? []) {
      if (imports.has(target)) found.add(target);
      else if (developmentTools.includes(packageOf(target))) {
        problems.push(`${file} imports ${target}, which is not installed where the site is served: move it to dependencies`);
      }
    }
  }
  return problems;
}
