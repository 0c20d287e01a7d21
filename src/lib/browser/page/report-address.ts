import { defaultFilter, REPORT_STATUSES, REPORT_TYPES, type ReportFilter } from '../../domain/report/report.ts';
import { isDay } from '../../domain/report/report-dates.ts';

/** What part of the transactions an address speaks of. */
export interface ReportAddress {
  filter: ReportFilter;
  /** From 1. */
  page: number;
}

function oneOf<Word extends string>(words: Record<Word, unknown>, given: string | null): Word | undefined {
  return given !== null && Object.hasOwn(words, given) ? (given as Word) : undefined;
}

function day(given: string | null): string | undefined {
  return given === '' || (given !== null && isDay(given)) ? given : undefined;
}

/** Reads the page's address; what is missing or no filter of ours is as it is by default. */
export function readReportAddress(now: Date): ReportAddress {
  const query = new URLSearchParams(location.search);
  const otherwise = defaultFilter(now);
  const [start = otherwise.start, end = otherwise.end] = [day(query.get('start')), day(query.get('end'))];
  const isReversed = start !== '' && end !== '' && start > end;
  return {
    filter: {
      type: oneOf(REPORT_TYPES, query.get('type')) ?? otherwise.type,
      status: oneOf(REPORT_STATUSES, query.get('status')) ?? otherwise.status,
      ...(isReversed ? { start: otherwise.start, end: otherwise.end } : { start, end }),
    },
    page: Math.max(1, Number(/^\d{1,6}$/.exec(query.get('page') ?? '')?.[0] ?? 1)),
  };
}

/** Puts it into the address, dates always with it: a link shows the same days tomorrow. `replace` leaves no way back. */
export function writeReportAddress({ filter, page }: ReportAddress, how: 'push' | 'replace' = 'push'): void {
  const { type, start, end, status } = filter;
  const query = new URLSearchParams({ type, start, end, status, ...(page > 1 && { page: String(page) }) });
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', `${location.pathname}?${query}`);
}

/** Tells when the player goes back or forth. */
export function onReportAddress(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}
