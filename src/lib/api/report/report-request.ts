import { REPORT_PAGE_SIZE } from '../../config.ts';
import { REPORT_STATUSES, REPORT_TYPES, type ReportFilter } from '../../domain/report/report.ts';
import type { Input } from '../route.ts';
import type { report } from '../routes/account.ts';

/** The fields of the report's call for one page, counted from 1. Dates cover whole days; an open one is sent empty (spec section 7). */
export function reportRequest({ type, start, end, status }: ReportFilter, page: number): Input<typeof report> {
  return {
    type: REPORT_TYPES[type],
    start_date: start && `${start} 00:00:00`,
    end_date: end && `${end} 23:59:59`,
    ticket_status: REPORT_STATUSES[status],
    page,
    page_size: REPORT_PAGE_SIZE,
  };
}
