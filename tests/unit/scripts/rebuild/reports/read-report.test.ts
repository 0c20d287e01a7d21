import { expect, it } from 'vitest';
import { readReport } from '../../../../../scripts/rebuild/reports/read-report.ts';
import { EXAMPLE_REPORT } from './example-report.ts';

const read = (text: string) => readReport(Buffer.from(text));
const readWith = (changes: object) => read(JSON.stringify({ ...EXAMPLE_REPORT, ...changes }));

const { page, session, vitals } = EXAMPLE_REPORT;

it('loses the fields that nobody asked for', () => {
  expect(
    readWith({
      username: 'demo1',
      vitals: { ...vitals, url: '/?token=1' },
      failures: [{ kind: 'broken', at: 'page', stack: 'at demo1' }],
    }),
  ).toEqual({ page, session, vitals, failures: [{ kind: 'broken', at: 'page', place: 'page' }] });
});

it('needs neither figures nor failures', () => {
  const report = { page, session, vitals: {}, failures: [] };
  expect(read(JSON.stringify({ page, session }))).toEqual(report);
});

it('counts an unknown page or session as other', () => {
  const report = readWith({ page: '/slots/Lotus', session: 'admin' });
  expect(report).toMatchObject({ page: 'other', session: 'other' });
});

const SCRIPT = '/_astro/frame.Ab-12_x.js:1:2345';
const OTHER = { at: 'other', place: 'other' };
it.each([
  ['error', SCRIPT, { kind: 'error', at: SCRIPT, place: 'script' }],
  ['error', 'https://evil.example/_astro/x.js:1:1', { kind: 'error', ...OTHER }],
  ['error', `/_astro/${'x'.repeat(81)}:1:1`, { kind: 'error', ...OTHER }],
  ['timeout', 'v1/bank', { kind: 'timeout', at: 'v1/bank', place: 'v1/bank' }],
  ['timeout', 'v1/made-up', { kind: 'timeout', ...OTHER }],
  ['timeout', SCRIPT, { kind: 'timeout', ...OTHER }],
  ['policy', 'script-src', { kind: 'policy', at: 'script-src', place: 'script-src' }],
  ['policy', 'toString', { kind: 'policy', ...OTHER }],
  ['boredom', 'page', { kind: 'other', ...OTHER }],
  ['__proto__', 'toString', { kind: 'other', ...OTHER }],
])('counts %s at %s by known labels alone', (kind, at, failure) => {
  expect(readWith({ failures: [{ kind, at }] })?.failures).toEqual([failure]);
});

it.each(['86400', '1e999', '-1', '"2.7"'])('leaves out a figure of %s', (figure) => {
  const report = read(JSON.stringify(EXAMPLE_REPORT).replace('2.7', figure));
  expect(report?.vitals).toEqual({ ...vitals, LCP: undefined });
});

const failures = (count: number) =>
  JSON.stringify({ page, session, failures: Array(count).fill(EXAMPLE_REPORT.failures[0]) });
it.each([
  ['no JSON', 'demo1'],
  ['a number as page', JSON.stringify({ page: 7, session })],
  ['an object for a list', failures(1).replace('[', '{"0":').replace(']', ',"length":1}')],
  ['twenty-one failures', failures(21)],
])('what is no report is refused: %s', (_what, text) => {
  expect(read(failures(20))).toBeDefined();
  expect(read(text)).toBeUndefined();
});
