import { expect, test } from 'vitest';
import { toOutcomes } from '../../../../../src/lib/domain/report/outcome.ts';

const row = { id: 'W1', type: 'Withdraw', fromProvider: '', toProvider: '', status: 'Approved', createdAt: '2026-11-21 10:00:00' };

// It stands in 'Withdrawal of RM 100.00 approved'.
test.each(['100.00', '-100.00'])('a withdrawal of %s has an amount without a sign', (amount) => {
  expect(toOutcomes('withdraw', [{ ...row, amount }])).toMatchObject([{ id: 'W1', amount: '100.00' }]);
});
