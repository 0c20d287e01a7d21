import { REPORT_PAGE_SIZE } from '../../config.ts';
import type { Problem, Result } from '../../domain/problem.ts';
import { pageCount, type ReportFilter, type ReportRow } from '../../domain/report/report.ts';
import type { Call } from '../call.ts';
import { report } from '../routes/account.ts';
import { reportRequest } from './report-rows.ts';

/** The rows of a filter, as far as they could be loaded. */
export interface LoadedRows {
  rows: ReportRow[];
  /** How many there are, as the backend counts them. */
  total: number;
  /** Why a page is missing, or that a row cannot be read. */
  problem: Problem | undefined;
}

interface Options {
  /** Where there are more, nothing is loaded but the first. */
  maxPages: number;
  /** Checked after each page: once it is false no further page is loaded. */
  isWanted?: () => boolean;
  /** Hears after each page how many rows are here, and how many there are. */
  onPage?: (loaded: number, total: number) => void;
}

/** How many pages of one kind are added up, where nobody has asked for more. */
const MAX_PAGES = 12;
/** One page may fail by chance; after the second the rest would fail too. */
const MAX_FAILURES = 2;

/** Loads page after page, and goes on after one that failed; the first one has to succeed. Undefined where there are too many. */
export async function loadRows(
  call: Call,
  filter: ReportFilter,
  { maxPages, isWanted = () => true, onPage }: Options,
): Promise<Result<LoadedRows | undefined>> {
  // By id, since a row that is decided between two calls pushes another one onto the next page.
  const rows = new Map<string, ReportRow>();
  const problems: Problem[] = [];
  let total = 0;
  let isComplete = true;
  for (let page = 1, pages = 1; page <= pages && problems.length < MAX_FAILURES && isWanted(); page += 1) {
    const answer = await call(report, reportRequest(filter, page));
    if (!answer.ok) {
      if (page === 1) return answer;
      problems.push(answer.problem);
      continue;
    }
    // The page behind a full one of a backend that counts.
    if (page > 1 && answer.value.sent === 0 && rows.size >= total) break;
    for (const row of answer.value.rows) rows.set(row.id, row);
    isComplete &&= answer.value.isComplete;
    total = Math.max(total, answer.value.total);
    // A backend that does not count answers with its page's number of rows: behind a full one there may be another.
    const isUncounted = answer.value.rows.length === REPORT_PAGE_SIZE && answer.value.total === REPORT_PAGE_SIZE;
    pages = Math.max(pageCount(total), isUncounted ? page + 1 : 1);
    if (pages > maxPages) return { ok: true, value: undefined };
    onPage?.(rows.size, total);
  }
  const problem: Problem | undefined = problems[0] ?? (isComplete ? undefined : { kind: 'unreadable' });
  return { ok: true, value: { rows: [...rows.values()], total, problem } };
}

/** All rows of a filter, or why one of them could not be loaded or read; undefined where there are too many. */
export async function loadAllRows(call: Call, filter: ReportFilter): Promise<Result<ReportRow[] | undefined>> {
  const loaded = await loadRows(call, filter, { maxPages: MAX_PAGES });
  if (!loaded.ok) return loaded;
  if (loaded.value?.problem) return { ok: false, problem: loaded.value.problem };
  return { ok: true, value: loaded.value?.rows };
}
