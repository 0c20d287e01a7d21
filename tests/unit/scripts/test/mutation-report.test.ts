import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forgetSurvivors } from '../../../../scripts/test/mutation-report.ts';

const file = join(mkdtempSync(join(tmpdir(), 'mutation-')), 'report.json');

test('only what was noticed stays in the results', () => {
  const mutants = ['Killed', 'Survived', 'NoCoverage', 'Timeout'].map((status, id) => ({ id, status }));
  writeFileSync(file, JSON.stringify({ schemaVersion: '1', files: { 'a.ts': { source: 'a', mutants } } }));
  forgetSurvivors(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    schemaVersion: '1',
    files: { 'a.ts': { source: 'a', mutants: [{ id: 0, status: 'Killed' }] } },
  });
});

test('the first run has no results yet', () => {
  expect(() => forgetSurvivors(`${file}.none`)).not.toThrow();
});
