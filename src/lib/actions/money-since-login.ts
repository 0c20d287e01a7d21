import type { Result } from '../domain/problem.ts';
import { type ReportRow, sumAmounts } from '../domain/report/report.ts';
import { isSince } from '../domain/report/report-time.ts';
import { siteDay } from '../domain/site-day.ts';
import { siteNow } from '../domain/site-time.ts';
import { loginTime } from '../session/login-time.ts';
import { type AddedUp, netDeposits } from './net-deposits.ts';

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
