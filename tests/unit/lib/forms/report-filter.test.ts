import { expect, test } from 'vitest';
import gate from '@/content/messages/en/gate.json' with { type: 'json' };
import transaction from '@/content/messages/en/transaction.json' with { type: 'json' };
import { ReportFilterSchema } from '@/lib/forms/report-filter';
import { errorsOf } from './errors-of.ts';

const good = { type: 'deposit', status: 'all', start: '2026-11-01', end: '2026-11-21' };
test.each([
  [{}, {}],
  [{ start: '', end: '' }, {}],
  [{ start: '' }, {}],
  [{ start: '2026-11-21' }, {}],
  [{ start: '2026-11-22' }, { end: 'The end date is before the start date' }],
  [{ end: '' }, {}],
  [{ start: '0202-11-22' }, { start: 'Enter a date like 2026-12-31' }],
])('filters of the transactions with %j', (change, expected) =>
  expect(errorsOf(ReportFilterSchema, { ...good, ...change }, { ...transaction, ...gate })).toEqual(
    expected,
  ),
);
