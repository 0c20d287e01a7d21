import { loadAllRows } from '../../api/report/all-rows.ts';
import { decimalOf } from '../../domain/money/minor-units.ts';
import type { Result } from '../../domain/problem.ts';
import { sumAmounts } from '../../domain/report/report.ts';
import type { DateRange } from '../../domain/report/report-dates.ts';
import { call } from '../session/client.ts';

/** Approved deposits less approved withdrawals; decimals in major units. */
export interface NetDeposits {
  deposits: string;
  withdrawals: string;
  net: string;
}

/** The sums, or why there are none: too many rows, or one that cannot be added, as without an amount. */
export type AddedUp = NetDeposits | 'tooMany' | 'unknown';

/** Adds up the approved deposits and withdrawals of a range of days. */
export async function netDeposits(range: DateRange): Promise<Result<AddedUp>> {
  const [deposits, withdrawals] = await Promise.all([
    loadAllRows(call, { ...range, type: 'deposit', status: 'approved' }),
    loadAllRows(call, { ...range, type: 'withdraw', status: 'approved' }),
  ]);
  if (!deposits.ok) return deposits;
  if (!withdrawals.ok) return withdrawals;
  if (!deposits.value || !withdrawals.value) return { ok: true, value: 'tooMany' };
  const [paidIn, paidOut] = [sumAmounts(deposits.value), sumAmounts(withdrawals.value)];
  if (paidIn === undefined || paidOut === undefined) return { ok: true, value: 'unknown' };
  return {
    ok: true,
    value: {
      deposits: decimalOf(paidIn),
      withdrawals: decimalOf(paidOut),
      net: decimalOf(paidIn - paidOut),
    },
  };
}
