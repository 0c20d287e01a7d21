import { defaultFilter, REPORT_STATUSES, REPORT_TYPES, type ReportFilter } from '../../domain/report/report.ts';
import { isDay } from '../../domain/site-day.ts';

/** The part of the transactions that the page's address asks for. */
export interface ReportAddress {
  filter: ReportFilter;
  /** From 1. */
  page: number;
  /** The transaction that a link leads to. */
  id?: string;
}

/** Longer than any id. */
const MAX_ID_LENGTH = 100;

function parseName<Name extends string>(names: Record<Name, unknown>, value: string | null): Name | undefined {
  return value !== null && Object.hasOwn(names, value) ? (value as Name) : undefined;
}

function parseDay(value: string | null): string | undefined {
  return value === '' || (value !== null && isDay(value)) ? value : undefined;
}

/** Reads the page's address. What is missing or invalid has its default value. */
export function readReportAddress(now: Date): ReportAddress {
  const query = new URLSearchParams(location.search);
  const defaults = defaultFilter(now);
  const [start = defaults.start, end = defaults.end] = [parseDay(query.get('start')), parseDay(query.get('end'))];
  const id = query.get('id') ?? '';
  const isReversed = start !== '' && end !== '' && start > end;
  return {
    filter: {
      type: parseName(REPORT_TYPES, query.get('type')) ?? defaults.type,
      status: parseName(REPORT_STATUSES, query.get('status')) ?? defaults.status,
      ...(isReversed ? { start: defaults.start, end: defaults.end } : { start, end }),
    },
    page: Math.max(1, Number(/^\d{1,6}$/.exec(query.get('page') ?? '')?.[0] ?? 1)),
    ...(id && id.length <= MAX_ID_LENGTH && { id }),
  };
}

/** Writes it into the address, always with its dates, so that a link shows the same days tomorrow. `replace` adds no entry to the history. */
export function writeReportAddress({ filter, page, id }: ReportAddress, mode: 'push' | 'replace' = 'push'): void {
  const { type, start, end, status } = filter;
  const query = new URLSearchParams({ type, start, end, status, ...(page > 1 && { page: String(page) }), ...(id && { id }) });
  // What is asked for again must not come into the history twice.
  const isAdded = mode === 'push' && `?${query}` !== location.search;
  history[isAdded ? 'pushState' : 'replaceState'](null, '', `${location.pathname}?${query}`);
}

/** Calls the listener when the player goes back or forward. Returns the function that stops it. */
export function onReportAddress(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}
