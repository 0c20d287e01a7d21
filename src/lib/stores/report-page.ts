import { report } from '../api/routes/account.ts';
import { REPORT_PAGE_SIZE } from '../config.ts';
import type { Result } from '../domain/problem.ts';
import { REPORT_STATUSES, REPORT_TYPES, type ReportFilter, type ReportRow } from '../domain/report/report.ts';
import { call } from '../session/client.ts';

/** One page of a report. Dates carry the whole day; one that is left open is sent empty (spec section 7). */
export function reportPage(
  { type, start, end, status }: ReportFilter,
  page: number,
): Promise<Result<{ rows: ReportRow[]; total: number }>> {
  return call(report, {
    type: REPORT_TYPES[type],
    start_date: start && `${start} 00:00:00`,
    end_date: end && `${end} 23:59:59`,
    ticket_status: REPORT_STATUSES[status],
    page,
    page_size: REPORT_PAGE_SIZE,
  });
}
