import { loadAllRows } from '../api/report/all-rows.ts';
import { decimalOf } from '../domain/money/minor-units.ts';
import type { Result } from '../domain/problem.ts';
import { sumAmounts } from '../domain/report/report.ts';
import type { DateRange } from '../domain/report/report-dates.ts';
import { call } from '../session/client.ts';

/** Approved deposits less approved withdrawals; decimals in major units. */
export interface NetDeposits {
  deposits: string;
  withdrawals: string;
  net: string;
}

/**
 * Adds up the approved deposits and withdrawals of a range of days; undefined where there are too many, or `sum` cannot add them up, as when one is
 * without an amount.
 */
export async function netDeposits(range: DateRange, sum = sumAmounts): Promise<Result<NetDeposits | undefined>> {
  const [deposits, withdrawals] = await Promise.all([
    loadAllRows(call, { ...range, type: 'deposit', status: 'approved' }),
    loadAllRows(call, { ...range, type: 'withdraw', status: 'approved' }),
  ]);
  if (!deposits.ok) return deposits;
  if (!withdrawals.ok) return withdrawals;
  const [paidIn, paidOut] = [deposits.value && sum(deposits.value), withdrawals.value && sum(withdrawals.value)];
  if (paidIn === undefined || paidOut === undefined) return { ok: true, value: undefined };
  return { ok: true, value: { deposits: decimalOf(paidIn), withdrawals: decimalOf(paidOut), net: decimalOf(paidIn - paidOut) } };
}
