import { IMPORT_RULES, PACKAGE_RULES } from './import-rules.ts';
import type { Imports } from './imports.ts';

const OURS = /^(src|scripts|tests)\//;

/** Imports that the rules forbid, one line each. */
export function wrongImports(imports: Imports): string[] {
  const problems: string[] = [];
  for (const [file, targets] of imports) {
    const rule = IMPORT_RULES.find(({ files }) => files.test(file));
    for (const target of targets) {
      if (OURS.test(target)) {
        if (rule && !rule.mayImport.test(target)) problems.push(`${file} must not import ${target} (${rule.why})`);
        continue;
      }
      const place = PACKAGE_RULES.find(({ name }) => name.test(target));
      if (place && !place.files.test(file)) problems.push(`${file} must not import ${target} (only ${place.files.source} may)`);
    }
  }
  return problems;
}
