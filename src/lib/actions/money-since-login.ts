import { loadAllRows } from '../api/report/all-rows.ts';
import { decimalOf } from '../domain/money/minor-units.ts';
import type { Result } from '../domain/problem.ts';
import { type ReportRow, sumAmounts } from '../domain/report/report.ts';
import { siteDay } from '../domain/report/report-dates.ts';
import { isSince } from '../domain/report/report-time.ts';
import { siteNow } from '../domain/site-time.ts';
import { call } from '../session/client.ts';
import { loginTime } from '../session/login-time.ts';
import type { NetDeposits } from './net-deposits.ts';

/** When the player logged in, by the backend's clock. */
export function loginMoment(): Date {
  const now = Date.now();
  return new Date(siteNow().getTime() - (now - loginTime(now)));
}

/** Adds up the approved deposits and withdrawals since the login; undefined where there are too many, or one without an amount or a time. */
export async function moneySinceLogin(): Promise<Result<Omit<NetDeposits, 'net'> | undefined>> {
  const moment = loginMoment();
  const days = { start: siteDay(moment), end: '' };
  const [deposits, withdrawals] = await Promise.all([
    loadAllRows(call, { ...days, type: 'deposit', status: 'approved' }),
    loadAllRows(call, { ...days, type: 'withdraw', status: 'approved' }),
  ]);
  if (!deposits.ok) return deposits;
  if (!withdrawals.ok) return withdrawals;
  const [paidIn, paidOut] = [sumSince(deposits.value, moment), sumSince(withdrawals.value, moment)];
  if (paidIn === undefined || paidOut === undefined) return { ok: true, value: undefined };
  return { ok: true, value: { deposits: decimalOf(paidIn), withdrawals: decimalOf(paidOut) } };
}

function sumSince(rows: readonly ReportRow[] | undefined, moment: Date): bigint | undefined {
  const times = rows?.map(({ createdAt }) => isSince(createdAt, moment));
  if (!rows || times?.includes(undefined)) return undefined;
  return sumAmounts(rows.filter((_, index) => times?.[index]));
}
