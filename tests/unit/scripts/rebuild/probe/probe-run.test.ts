import { expect, it } from 'vitest';
import type { ProbeResult } from '../../../../../scripts/probe/probe-result.ts';
import { outcomeOf, runProblems } from '../../../../../scripts/rebuild/probe/probe-run.ts';

const ok: ProbeResult = { call: 'init', outcome: 'ok', status: 200, durationMs: 20, problems: [] };
const run = (...calls: Partial<ProbeResult>[]) => ({ kind: 'answered' as const, calls: calls.map((call) => ({ ...ok, ...call })) });

it.each([
  ['kept', run({}, { outcome: 'left out', problems: ['needs a test account'] }, { isSlow: true })],
  ['drifted', run({ outcome: 'unreachable' }, { outcome: 'drifted' })],
  ['failed', run({}, { outcome: 'refused' })],
  ['broken off', { kind: 'broken off' as const, reason: 'killed' }],
])('comes to %s', (outcome, end) => {
  expect(outcomeOf(end)).toBe(outcome);
});

it('tells each kind of problem in a line, and of a refusal the status alone', () => {
  const end = run(
    {},
    { call: 'login', outcome: 'refused', status: 401, problems: ['Rahim Uddin is not known'] },
    { call: 'bank', outcome: 'unreachable', problems: ['the answer is not JSON'] },
    { call: 'promotion', outcome: 'maintenance', status: 503 },
    { call: 'report', isSlow: true, durationMs: 2_345 },
    { call: 'preDeposit', outcome: 'left out', problems: ['an earlier answer lacks what it needs'] },
  );
  expect(runProblems(end)).toEqual([
    'login: refused (401)',
    'bank: unreachable: the answer is not JSON',
    'promotion: maintenance (503)',
    'report: slow (2345 ms)',
  ]);
});

it('tells where an answer drifted, and not each of a thousand rows', () => {
  const problems = Array.from({ length: 1_000 }, (_, index) => `data[${index}].id: must be string`);
  const lines = runProblems(run({ call: 'gameList', outcome: 'drifted', problems }));
  expect(lines.slice(0, 1)).toEqual(['gameList: data[0].id: must be string']);
  expect(lines.slice(4)).toEqual(['gameList: data[4].id: must be string', 'gameList: and 995 more']);
});
