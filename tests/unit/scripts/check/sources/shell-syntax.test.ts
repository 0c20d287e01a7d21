import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shellProblems } from '../../../../../scripts/check/sources/shell-syntax.ts';

it('finds the line of a shell script that bash cannot read', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'shell-')), 'run');
  writeFileSync(file, 'set -e\nif true; then echo whole; fi\n');
  expect(shellProblems([file])).toEqual([]);
  writeFileSync(file, 'set -e\nif true; then echo\n');
  expect(shellProblems([file])).toEqual([expect.stringContaining('line 3')]);
});
