import * as v from 'valibot';
import { expect, test } from 'vitest';
import { reportReply } from '@/lib/api/replies/report-reply';

const row = {
  transaction_id: 'T1',
  type: 'Deposit',
  provider: 'Nodi',
  amount: 50,
  status: 'Approved',
  created_at: '2026-11-21 10:00:00',
};
const read = {
  id: 'T1',
  type: 'Deposit',
  fromProvider: 'Nodi',
  toProvider: '',
  amount: '50',
  status: 'Approved',
  createdAt: row.created_at,
};

/** A report of these rows, all of which could be read. */
const whole = (rows: object[], more = {}) => ({
  rows,
  sent: rows.length,
  total: rows.length,
  isComplete: true,
  ...more,
});
const partial = (rows: object[], more: object) => whole(rows, { ...more, isComplete: false });

test.each([
  [{ data: [row], total_record: '31', current_page: 2 }, whole([read], { total: 31 })],
  [{ data: [row] }, whole([read])],
  [{ data: null, total_record: 'many' }, whole([])],
  [{ data: [], total_record: 'x31', current_page: '2x' }, whole([])],
  [
    { data: [{ ...row, transaction_id: ' T1 ', amount: '100,000.50' }] },
    whole([{ ...read, amount: '100000.50' }]),
  ],
  [{ data: [{ type: 'Deposit' }], total_record: 1 }, partial([], { sent: 1, total: 1 })],
  [{ data: [row, { type: 'Deposit' }], total_record: 2 }, partial([read], { sent: 2, total: 2 })],
  [{ data: null, total_record: 1 }, partial([], { sent: 0, total: 1 })],
  [
    { data: [{ ...row, from_provider: 'A', to_provider: 'B' }] },
    whole([{ ...read, fromProvider: 'A', toProvider: 'B' }]),
  ],
  ...['Withdraw', 'Withdrawal'].flatMap((type) =>
    ['-50', '50'].map((amount): [object, object] => [
      { data: [{ ...row, type, amount }] },
      whole([{ ...read, type }]),
    ]),
  ),
])('%j', (body, report) => expect(v.parse(reportReply, body)).toEqual(report));

test.each([{}, { data: undefined }, { data: 'none' }, { data: { rows: [row] } }])(
  '%j is no list, and not none',
  (body) => {
    expect(v.safeParse(reportReply, body).success).toBe(false);
  },
);
