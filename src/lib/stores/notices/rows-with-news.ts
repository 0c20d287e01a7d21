import type { SeenOutcomes } from '../../browser/storage/seen-outcomes.ts';
import { MAX_NOTICE_PAGES } from '../../config.ts';
import type { Outcome } from '../../domain/report/outcome.ts';
import { pageCount, type ReportRow } from '../../domain/report/report.ts';
import { quickRange } from '../../domain/report/report-dates.ts';
import { reportPage } from '../report-page.ts';

/**
 * The newest deposits or withdrawals of 30 days, page after page as deep as there can be news: down to a row that this device knows, since all above
 * it are newer, and to the last of those that had no outcome yet. Undefined when a page cannot be read, or nobody waits for it any more.
 */
export async function rowsWithNews(
  kind: Outcome['kind'],
  known: SeenOutcomes | undefined,
  isWanted: () => boolean,
): Promise<ReportRow[] | undefined> {
  // By id: what comes in between two pages pushes a row onto the next one.
  const rows = new Map<string, ReportRow>();
  const awaited = new Set(known?.[kind]);
  const old = new Set([...awaited, ...(known?.ids ?? [])]);
  // Up to whatever the backend's clock says: the device's may be slow.
  const filter = { type: kind, status: 'all', start: quickRange('last30Days', new Date()).start, end: '' } as const;
  for (let page = 1, hasMet = false; ; page += 1) {
    const answer = await reportPage(filter, page);
    if (!answer.ok || !isWanted()) return undefined;
    for (const row of answer.value.rows) {
      rows.set(row.id, row);
      awaited.delete(row.id);
      hasMet ||= old.has(row.id);
    }
    if ((hasMet && awaited.size === 0) || page >= Math.min(pageCount(answer.value.total), MAX_NOTICE_PAGES)) return [...rows.values()];
  }
}
