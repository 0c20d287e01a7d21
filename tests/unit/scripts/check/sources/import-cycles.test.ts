import { expect, it } from 'vitest';
import { folderImports, importCycles } from '../../../../../scripts/check/sources/import-cycles.ts';

it('finds a cycle once, whichever way it is entered', () => {
  const imports = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', ['d', 'package']],
    ['d', ['b']],
    ['e', ['e']],
  ]);
  expect(importCycles(imports)).toEqual(['b → c → d → b', 'e → e']);
});

it('finds a cycle of folders whose files import each other in none', () => {
  const imports = new Map([
    ['a/one.ts', ['b/one.ts', 'a/two.ts', 'package']],
    ['b/one.ts', []],
    ['b/two.ts', ['a/two.ts']],
    ['a/two.ts', []],
  ]);
  expect(importCycles(imports)).toEqual([]);
  expect(importCycles(folderImports(imports))).toEqual(['a → b → a']);
});
