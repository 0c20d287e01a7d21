import { expect, test } from 'vitest';
import type { ReportRow } from '@/lib/domain/report/report';
import { findBooked } from '@/lib/domain/report/sent-request';

const row = (id: string, amount: string) => ({ id, amount }) as ReportRow;
const sent = { amount: '10', knownIds: ['1'] };

test.each([
  ['a new row of its amount', [row('2', '10.00'), row('1', '10.00')], '2'],
  ['a new row with a sign', [row('2', '-10.00')], '2'],
  ['the one of two new rows that has its amount', [row('3', '11.00'), row('2', '10')], '2'],
  ['none of two new rows of its amount', [row('3', '10.00'), row('2', '10.00')], undefined],
  ['no row that was there before', [row('1', '10.00')], undefined],
  ['no row of another amount', [row('2', '100.00')], undefined],
  ['no row without an amount', [row('2', '')], undefined],
])('a request is %s', (_, rows, id) => expect(findBooked(rows, sent)?.id).toBe(id));

test('no row is a request’s when nobody knows what was there before', () => {
  expect(findBooked([row('2', '10.00')], { ...sent, knownIds: undefined })).toBeUndefined();
});
