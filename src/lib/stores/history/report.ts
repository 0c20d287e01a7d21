import { atom, readonlyType } from 'nanostores';
import { reportRequest } from '../../api/report/report-rows.ts';
import { report } from '../../api/routes/account.ts';
import { MAX_NOTICE_PAGES, REPORT_PAGE_SIZE } from '../../config.ts';
import type { Problem } from '../../domain/problem.ts';
import {
  EVERYTHING,
  pageCount,
  type ReportFilter,
  type ReportRow,
} from '../../domain/report/report.ts';
import { $moneyMoved } from '../money/money-moved.ts';
import { call } from '../session/client.ts';
import { type ReportAddress, readReportAddress, writeReportAddress } from './report-address.ts';

export interface ShownRows {
  rows: readonly ReportRow[];
  /** The number of the first row, from 1. */
  from: number;
  total: number;
}

/** The transactions that are shown. The rows stay while a page is being loaded, and when the same page cannot be loaded again. */
export type Report = ReportAddress & {
  /** Where the filter finds none: the newest of all transactions, empty for a new player; undefined where they could not be loaded. */
  newest?: readonly ReportRow[] | undefined;
} & (
    | { status: 'loading'; shown: ShownRows | undefined }
    | { status: 'ready'; shown: ShownRows }
    | { status: 'failed'; problem: Problem; shown: ShownRows | undefined }
  );

function isSame(one: ReportFilter, other: ReportFilter): boolean {
  return (
    one.type === other.type &&
    one.status === other.status &&
    one.start === other.start &&
    one.end === other.end
  );
}

const $current = atom<Report | undefined>(undefined);

/** The transactions that the page's address asks for; undefined until it has been read. */
export const $report = readonlyType($current);

/** A response to any request but the latest is about rows that are not shown any more. */
let latestRequest = 0;

/** Loads what the address asks for, follows the address, and loads again when money has moved. Returns the function that closes the report. */
export function openReport(): () => void {
  const followAddress = () => void load(readReportAddress());
  followAddress();
  addEventListener('popstate', followAddress);
  const stopListening = $moneyMoved.listen(() => void refreshReport());
  return () => {
    removeEventListener('popstate', followAddress);
    stopListening();
    latestRequest += 1;
    $current.set(undefined);
  };
}

export async function showReport(filter: ReportFilter, page = 1): Promise<void> {
  writeReportAddress({ filter, page });
  await load({ filter, page });
}

export async function refreshReport(): Promise<void> {
  const current = $current.get();
  if (current) await load(current);
}

async function load(address: ReportAddress): Promise<void> {
  const { filter, page, id } = address;
  latestRequest += 1;
  const request = latestRequest;
  const { shown, newest } = rowsShownFor(filter);
  $current.set({ ...address, status: 'loading', shown, newest });
  const answer = await call(report, reportRequest(filter, page));
  if (request !== latestRequest) return;
  const from = (page - 1) * REPORT_PAGE_SIZE + 1;
  const fail = (problem: Problem) =>
    $current.set({
      ...address,
      status: 'failed',
      problem,
      shown: shown?.from === from ? shown : undefined,
    });
  if (!answer.ok) return fail(answer.problem);
  const { rows, total, isComplete } = answer.value;
  const lastPage = pageCount(total);
  // Newer rows may have moved a link's transaction to a later page.
  if (id && page < Math.min(lastPage, MAX_NOTICE_PAGES) && !rows.some((row) => row.id === id))
    return move({ filter, page: page + 1, id });
  // An old link, or rows that are gone: the last page is the nearest one.
  if (rows.length === 0 && page > lastPage) return move({ ...address, page: lastPage });
  // There may be one that is still pending: the player must not read that there is none, and pay again.
  if (rows.length === 0 && !isComplete) return fail({ kind: 'unreadable' });
  const ready: Report = { ...address, status: 'ready', shown: { rows, total, from } };
  if (rows.length > 0) return $current.set(ready);
  const found = isSame(filter, EVERYTHING) ? [] : await loadNewest();
  if (request === latestRequest) $current.set({ ...ready, newest: found });
}

async function loadNewest(): Promise<readonly ReportRow[] | undefined> {
  const answer = await call(report, reportRequest(EVERYTHING, 1));
  return answer.ok && (answer.value.rows.length > 0 || answer.value.isComplete)
    ? answer.value.rows
    : undefined;
}

function move(address: ReportAddress): Promise<void> {
  writeReportAddress(address, 'replace');
  return load(address);
}

function rowsShownFor(filter: ReportFilter): Pick<Report, 'shown' | 'newest'> {
  const current = $current.get();
  return current && isSame(current.filter, filter) ? current : { shown: undefined };
}
