import { decimalOf } from '../domain/money/minor-units.ts';
import type { Problem, Result } from '../domain/problem.ts';
import { pageCount, type ReportFilter, type ReportRow, sumAmounts } from '../domain/report/report.ts';
import type { DateRange } from '../domain/report/report-dates.ts';
import { reportPage } from '../stores/report-page.ts';

/** Approved deposits less approved withdrawals; decimals in major units. */
export interface NetDeposits {
  deposits: string;
  withdrawals: string;
  net: string;
}

/** The backend gives ten rows a call; a range with more of one kind is not added up. */
const MOST_PAGES = 12;

/** Adds up the approved deposits and withdrawals of some days; undefined where there are too many of them, or one without an amount. */
export async function netDeposits(range: DateRange): Promise<Result<NetDeposits | undefined>> {
  const [deposits, withdrawals] = await Promise.all([
    everyRow({ ...range, type: 'deposit', status: 'approved' }),
    everyRow({ ...range, type: 'withdraw', status: 'approved' }),
  ]);
  if (!deposits.ok) return deposits;
  if (!withdrawals.ok) return withdrawals;
  const [paidIn, paidOut] = [deposits.value && sumAmounts(deposits.value), withdrawals.value && sumAmounts(withdrawals.value)];
  if (paidIn === undefined || paidOut === undefined) return { ok: true, value: undefined };
  return { ok: true, value: { deposits: decimalOf(paidIn), withdrawals: decimalOf(paidOut), net: decimalOf(paidIn - paidOut) } };
}

/** By id: what is decided on between two pages pushes a row onto the next one. */
async function everyRow(filter: ReportFilter): Promise<{ ok: true; value: ReportRow[] | undefined } | { ok: false; problem: Problem }> {
  const rows = new Map<string, ReportRow>();
  let pages = 1;
  for (let page = 1; page <= pages; page += 1) {
    const answer = await reportPage(filter, page);
    if (!answer.ok) return answer;
    pages = pageCount(answer.value.total);
    if (pages > MOST_PAGES) return { ok: true, value: undefined };
    for (const row of answer.value.rows) rows.set(row.id, row);
  }
  return { ok: true, value: [...rows.values()] };
}
