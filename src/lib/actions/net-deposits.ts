import { reportRequest } from '../api/report/report-request.ts';
import { report } from '../api/routes/account.ts';
import { decimalOf } from '../domain/money/minor-units.ts';
import type { Result } from '../domain/problem.ts';
import { pageCount, type ReportFilter, type ReportRow, sumAmounts } from '../domain/report/report.ts';
import type { DateRange } from '../domain/report/report-dates.ts';
import { call } from '../session/client.ts';

/** Approved deposits less approved withdrawals; decimals in major units. */
export interface NetDeposits {
  deposits: string;
  withdrawals: string;
  net: string;
}

/** The backend gives ten rows a call, so a range with more pages of one kind is not added up. */
const MAX_PAGES = 12;

/** Adds up the approved deposits and withdrawals of a range of days; undefined where there are too many, or one without an amount. */
export async function netDeposits(range: DateRange): Promise<Result<NetDeposits | undefined>> {
  const [deposits, withdrawals] = await Promise.all([
    loadAllRows({ ...range, type: 'deposit', status: 'approved' }),
    loadAllRows({ ...range, type: 'withdraw', status: 'approved' }),
  ]);
  if (!deposits.ok) return deposits;
  if (!withdrawals.ok) return withdrawals;
  const [paidIn, paidOut] = [deposits.value && sumAmounts(deposits.value), withdrawals.value && sumAmounts(withdrawals.value)];
  if (paidIn === undefined || paidOut === undefined) return { ok: true, value: undefined };
  return { ok: true, value: { deposits: decimalOf(paidIn), withdrawals: decimalOf(paidOut), net: decimalOf(paidIn - paidOut) } };
}

/** Loads page after page; undefined where there are too many. */
export async function loadAllRows(filter: ReportFilter): Promise<Result<ReportRow[] | undefined>> {
  // By id, since a row that is decided between two calls pushes another one onto the next page.
  const rows = new Map<string, ReportRow>();
  let pages = 1;
  for (let page = 1; page <= pages; page += 1) {
    const answer = await call(report, reportRequest(filter, page));
    if (!answer.ok) return answer;
    pages = pageCount(answer.value.total);
    if (pages > MAX_PAGES) return { ok: true, value: undefined };
    for (const row of answer.value.rows) rows.set(row.id, row);
  }
  return { ok: true, value: [...rows.values()] };
}
