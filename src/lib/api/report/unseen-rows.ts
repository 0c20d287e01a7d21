import { MAX_NOTICE_PAGES } from '../../config.ts';
import type { Outcome, SeenOutcomes } from '../../domain/report/outcome.ts';
import { pageCount, type ReportRow, recentFilter } from '../../domain/report/report.ts';
import type { Call } from '../call.ts';
import { report } from '../routes/account.ts';
import { reportRequest } from './report-request.ts';

interface Options {
  kind: Outcome['kind'];
  /** What the device remembers of earlier rows. */
  seen: SeenOutcomes | undefined;
  /** Checked after each page: once it is false no further page is loaded. */
  isWanted: () => boolean;
}

/**
 * Loads the newest deposits or withdrawals of 30 days, page after page as deep as there can be unseen outcomes: down to a row that the device
 * remembers, since all rows above it are newer, and to the last of those that had no outcome yet. A device that remembers nothing begins with the
 * first page. Undefined when a page cannot be loaded, or the rows are not wanted any more.
 */
export async function loadUnseenRows(call: Call, { kind, seen, isWanted }: Options): Promise<ReportRow[] | undefined> {
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
