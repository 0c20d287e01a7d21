import { expect, test } from 'vitest';
import { toOutcomes } from '../../../../../src/lib/domain/report/outcome.ts';

const row = (id: string, status: string) => ({
  id,
  status,
  type: 'Deposit',
  fromProvider: '',
  toProvider: '',
  amount: '10.00',
  createdAt: '2026-11-21 18:30',
});

test('of the rows only those that have been decided on are outcomes', () => {
  const rows = [row('1', 'Approved'), row('2', 'Pending'), row('3', 'Rejected'), row('4', 'Processing')];
  expect(toOutcomes('deposit', rows)).toEqual([
    { id: '1', kind: 'deposit', isSuccess: true, amount: '10.00', at: '2026-11-21 18:30' },
    { id: '3', kind: 'deposit', isSuccess: false, amount: '10.00', at: '2026-11-21 18:30' },
  ]);
});
