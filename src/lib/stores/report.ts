import { atom, readonlyType } from 'nanostores';
import { onReportAddress, type ReportAddress, readReportAddress, writeReportAddress } from '../browser/page/report-address.ts';
import { REPORT_PAGE_SIZE } from '../config.ts';
import type { Problem } from '../domain/problem.ts';
import { pageCount, type ReportFilter, type ReportRow } from '../domain/report/report.ts';
import { $moneyMoved } from './money-moved.ts';
import { reportPage } from './report-page.ts';

interface Shown {
  rows: readonly ReportRow[];
  /** The number of the first row, from 1. */
  from: number;
  /** Of all pages together. */
  total: number;
}

/** The transactions that are shown. While another page of them is on its way, or the same one once more, the rows stay. */
export type Report = ReportAddress &
  ({ status: 'loading'; shown: Shown | undefined } | { status: 'ready'; shown: Shown } | { status: 'failed'; problem: Problem });

const $current = atom<Report | undefined>(undefined);
/** Undefined until the page's address has been read. */
export const $report = readonlyType($current);

/** Counts the questions: an answer to any but the last is about rows that nobody looks at any more. */
let asked = 0;

/** Shows what the address speaks of, follows it, and reads anew when money has moved. Ends with the function it returns. */
export function openReport(): () => void {
  const follow = () => void load(readReportAddress(new Date()));
  follow();
  const stops = [onReportAddress(follow), $moneyMoved.listen(() => void refreshReport())];
  return () => {
    for (const stop of stops) stop();
    asked += 1;
    $current.set(undefined);
  };
}

/** Shows another part, and says so in the address. */
export async function showReport(filter: ReportFilter, page = 1): Promise<void> {
  writeReportAddress({ filter, page });
  await load({ filter, page });
}

/** Reads what is shown anew. */
export async function refreshReport(): Promise<void> {
  const report = $current.get();
  if (report) await load(report);
}

async function load({ filter, page }: ReportAddress): Promise<void> {
  asked += 1;
  const question = asked;
  $current.set({ filter, page, status: 'loading', shown: shownOf(filter) });
  const answer = await reportPage(filter, page);
  if (question !== asked) return;
  if (!answer.ok) return $current.set({ filter, page, status: 'failed', problem: answer.problem });
  const { rows, total } = answer.value;
  const last = pageCount(total);
  if (rows.length > 0 || page <= last) {
    return $current.set({ filter, page, status: 'ready', shown: { rows, total, from: (page - 1) * REPORT_PAGE_SIZE + 1 } });
  }
  // An old link, or rows that are gone: the last page is as near as it gets.
  writeReportAddress({ filter, page: last }, 'replace');
  return load({ filter, page: last });
}

/** What is shown by these filters just now. */
function shownOf(filter: ReportFilter): Shown | undefined {
  const report = $current.get();
  const isSame = report && JSON.stringify(report.filter) === JSON.stringify(filter);
  return isSame && report.status !== 'failed' ? report.shown : undefined;
}
