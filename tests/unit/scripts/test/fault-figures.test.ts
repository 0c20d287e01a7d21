import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faultFigures } from '../../../../scripts/test/fault-figures.ts';

function spec(title: string, ok: boolean, ...durations: number[]) {
  return { title, ok, tests: [{ results: durations.map((duration) => ({ duration })) }] };
}

it('adds up the cases of each call and of each kind', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'figures-')), 'results.json');
  const about = spec('the sample has every call', true, 7);
  const specs = [about, spec('login, empty, en', true, 1_000), spec('login, cut, bd', false, 500, 260), spec('report, cut, en', true, 40)];
  writeFileSync(file, JSON.stringify({ suites: [{ specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1) }] }] }));
  expect(faultFigures(file)).toEqual({
    byRoute: { login: { passed: 1, failed: 1, seconds: 1.8 }, report: { passed: 1, failed: 0, seconds: 0 } },
    byKind: { empty: { passed: 1, failed: 0, seconds: 1 }, cut: { passed: 1, failed: 1, seconds: 0.8 } },
  });
});

it('has no figures for a run that left no results', () => {
  expect(faultFigures('nowhere.json')).toEqual({ byRoute: {}, byKind: {} });
});
