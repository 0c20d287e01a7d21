import { loadAllRows } from '../../api/report/all-rows.ts';
import { decimalOf } from '../../domain/money/minor-units.ts';
import type { Result } from '../../domain/problem.ts';
import { type ReportRow, sumAmounts } from '../../domain/report/report.ts';
import type { DateRange } from '../../domain/report/report-dates.ts';
import { isSince } from '../../domain/report/report-time.ts';
import { siteDay } from '../../domain/site-day.ts';
import { siteNow } from '../../domain/site-time.ts';
import { call } from '../session/client.ts';
import { loginTime } from '../session/login.ts';

/** Approved deposits less approved withdrawals; decimals in major units. */
export interface NetDeposits {
  deposits: string;
  withdrawals: string;
  net: string;
}

/** The sums, or why there are none: too many rows, or one that cannot be added, as without an amount. */
export type AddedUp = NetDeposits | 'tooMany' | 'unknown';

/** Adds up the approved deposits and withdrawals of a range of days. `sum` gives undefined for rows that it cannot add. */
export async function netDeposits(range: DateRange, sum = sumAmounts): Promise<Result<AddedUp>> {
  const [deposits, withdrawals] = await Promise.all([
    loadAllRows(call, { ...range, type: 'deposit', status: 'approved' }),
    loadAllRows(call, { ...range, type: 'withdraw', status: 'approved' }),
  ]);
  if (!deposits.ok) return deposits;
  if (!withdrawals.ok) return withdrawals;
  if (!deposits.value || !withdrawals.value) return { ok: true, value: 'tooMany' };
  const [paidIn, paidOut] = [sum(deposits.value), sum(withdrawals.value)];
  if (paidIn === undefined || paidOut === undefined) return { ok: true, value: 'unknown' };
  return { ok: true, value: { deposits: decimalOf(paidIn), withdrawals: decimalOf(paidOut), net: decimalOf(paidIn - paidOut) } };
}

/** When the player logged in, by the backend's clock. */
export function loginMoment(): Date {
  const now = Date.now();
  return new Date(siteNow().getTime() - (now - loginTime(now)));
}

/** Adds up the approved deposits and withdrawals since the login; one without a time cannot be added either. */
export function moneySinceLogin(): Promise<Result<AddedUp>> {
  const moment = loginMoment();
  return netDeposits({ start: siteDay(moment), end: '' }, (rows) => sumSince(rows, moment));
}

function sumSince(rows: readonly ReportRow[], moment: Date): bigint | undefined {
  const times = rows.map(({ createdAt }) => isSince(createdAt, moment));
  return times.includes(undefined) ? undefined : sumAmounts(rows.filter((_, index) => times[index]));
}
