import { REPORT_PAGE_SIZE } from '../../config.ts';
import type { Result } from '../../domain/problem.ts';
import { pageCount, type ReportFilter, type ReportRow } from '../../domain/report/report.ts';
import type { Call } from '../call.ts';
import { report } from '../routes/account.ts';
import { reportRequest } from './report-rows.ts';

/** How many pages of one kind are added up. */
const MAX_PAGES = 12;

/** All rows of a filter, page after page, or why one of them could not be loaded or read; undefined where there are too many. */
export async function loadAllRows(
  call: Call,
  filter: ReportFilter,
): Promise<Result<ReportRow[] | undefined>> {
  // By id, since a row that is decided between two calls pushes another one onto the next page.
  const rows = new Map<string, ReportRow>();
  let total = 0;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await call(report, reportRequest(filter, page));
    if (!answer.ok) return answer;
    const { rows: found, sent, isComplete } = answer.value;
    // The page behind a full one of a backend that counts.
    if (page > 1 && sent === 0 && rows.size >= total) break;
    for (const row of found) rows.set(row.id, row);
    total = Math.max(total, answer.value.total);
    // A backend that does not count answers with its page's number of rows: behind a full one there may be another.
    const isUncounted =
      found.length === REPORT_PAGE_SIZE && answer.value.total === REPORT_PAGE_SIZE;
    pages = Math.max(pageCount(total), isUncounted ? page + 1 : 1);
    if (pages > MAX_PAGES) return { ok: true, value: undefined };
    if (!isComplete) return { ok: false, problem: { kind: 'unreadable' } };
  }
  return { ok: true, value: [...rows.values()] };
}
