import { MAX_NOTICE_PAGES, REPORT_PAGE_SIZE } from '../../config.ts';
import type { Outcome, SeenOutcomes } from '../../domain/report/outcome.ts';
import {
  pageCount,
  REPORT_STATUSES,
  REPORT_TYPES,
  type ReportFilter,
  type ReportRow,
  recentFilter,
} from '../../domain/report/report.ts';
import { daysBefore, siteDay } from '../../domain/site-day.ts';
import { siteNow } from '../../domain/site-time.ts';
import type { Call } from '../call.ts';
import type { Input } from '../route.ts';
import { report } from '../routes/account.ts';

/** The fields of the report's call for one page, from 1. An open end is tomorrow's: a device whose clock is behind would leave out the newest rows. */
export function reportRequest(
  { type, start, end, status }: ReportFilter,
  page: number,
): Input<typeof report> {
  const lastDay = end || (start && daysBefore(siteDay(siteNow()), -1));
  return {
    type: REPORT_TYPES[type],
    start_date: start && `${start} 00:00:00`,
    end_date: lastDay && `${lastDay} 23:59:59`,
    ticket_status: REPORT_STATUSES[status],
    page,
    page_size: REPORT_PAGE_SIZE,
  };
}

interface Options {
  kind: Outcome['kind'];
  /** What the device remembers of earlier rows. */
  seen: SeenOutcomes | undefined;
  /** Checked after each page: once it is false no further page is loaded. */
  isWanted: () => boolean;
}

/** Loads the last 30 days back to a stored row and all that were still open, on a new device one page. Undefined when one fails or is not wanted. */
export async function loadUnseenRows(
  call: Call,
  { kind, seen, isWanted }: Options,
): Promise<ReportRow[] | undefined> {
  // By id, since a row that comes in between two calls pushes another one onto the next page.
  const rows = new Map<string, ReportRow>();
  const undecided = new Set(seen?.[kind]);
  const remembered = new Set([...undecided, ...(seen?.ids ?? [])]);
  const filter = recentFilter(kind);
  let hasRemembered = false;
  for (let page = 1; ; page += 1) {
    const answer = await call(report, reportRequest(filter, page));
    if (!answer.ok || !isWanted()) return undefined;
    for (const row of answer.value.rows) {
      rows.set(row.id, row);
      undecided.delete(row.id);
      hasRemembered ||= remembered.has(row.id);
    }
    const lastPage = Math.min(pageCount(answer.value.total), seen ? MAX_NOTICE_PAGES : 1);
    if ((hasRemembered && undecided.size === 0) || page >= lastPage) return [...rows.values()];
  }
}
