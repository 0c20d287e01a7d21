import { expect, it } from 'vitest';
import { readReport } from '../../../../../scripts/rebuild/reports/read-report.ts';
import { EXAMPLE_REPORT } from './example-report.ts';

const read = (text: string) => readReport(Buffer.from(text));
const readWith = (changes: object) => read(JSON.stringify({ ...EXAMPLE_REPORT, ...changes }));
const error = (changes: object) => ({ errors: [{ ...EXAMPLE_REPORT.errors[0], ...changes }] });

it('is read as it was sent', () => {
  expect(readWith({})).toEqual(EXAMPLE_REPORT);
});

it('loses the fields that nobody asked for', () => {
  const report = readWith({
    username: 'demo1',
    vitals: { lcp: 1, url: '/?token=1' },
    ...error({ stack: 'at demo1' }),
  });
  expect(report).toEqual({ ...EXAMPLE_REPORT, vitals: { lcp: 1 } });
});

it('counts unknown labels as other', () => {
  const report = readWith({
    page: '/slots/Lotus',
    session: 'admin',
    calls: [{ path: 'v1/made-up', problem: 'boredom' }],
    policy: ['toString'],
    ...error({ kind: '__proto__', source: 'https://evil.example/_astro/x.js:1:1' }),
  });
  expect(report).toMatchObject({ page: 'other', session: 'other' });
  expect(report).toMatchObject({ calls: [{ path: 'other', problem: 'other' }], policy: ['other'] });
  expect(report?.errors).toMatchObject([{ kind: 'other', source: 'other' }]);
});

const many = (count: number) => Array.from({ length: count }, () => 'script-src');
it.each([
  ['no JSON', 'demo1'],
  ['bytes', Buffer.from([0xff, 0xfe, 0x00, 0x22]).toString('latin1')],
  ['a figure that no number holds', JSON.stringify(EXAMPLE_REPORT).replace('2700', '1e999')],
])('what is no report is refused: %s', (_what, text) => {
  expect(read(text)).toBeUndefined();
});

it.each([
  ['a number as page', { page: 7 }],
  ['a figure of days', { vitals: { lcp: 86_400_000 } }],
  ['an object for a list', { errors: { length: 1, 0: EXAMPLE_REPORT.errors[0] } }],
  ['a long source', error({ source: 'x'.repeat(161) })],
  ['twenty-one of a kind', { errors: [], calls: [], policy: many(21) }],
  ['twenty-one in all', { policy: many(19) }],
])('what is no report is refused: %s', (_what, changes) => {
  expect(readWith(changes)).toBeUndefined();
});

it('what is no report leaves Object as it was', () => {
  read('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}');
  expect({}).not.toHaveProperty('polluted');
});
