import { defaultFilter, type ReportFilter } from '../../domain/report/report.ts';
import { siteNow } from '../../domain/site-time.ts';
import { ReportFilterSchema } from '../../forms/report-filter.ts';
import { validate } from '../../forms/validate.ts';

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

/** Reads the page's address. What is missing has its default value, as have all filters where one is invalid. */
export function readReportAddress(): ReportAddress {
  const query = new URLSearchParams(location.search);
  const defaults = defaultFilter(siteNow());
  const asked = Object.keys(defaults).flatMap((name) =>
    query.has(name) ? [[name, query.get(name)]] : [],
  );
  const { result } = validate(ReportFilterSchema, { ...defaults, ...Object.fromEntries(asked) });
  const id = query.get('id') ?? '';
  return {
    filter: result.success ? result.output : defaults,
    page: Math.max(1, Number(/^\d{1,6}$/.exec(query.get('page') ?? '')?.[0] ?? 1)),
    ...(id && id.length <= MAX_ID_LENGTH && { id }),
  };
}

/** Writes it into the address, always with its dates, so that a link shows the same days tomorrow. `replace` adds no entry to the history. */
export function writeReportAddress(
  { filter, page, id }: ReportAddress,
  mode: 'push' | 'replace' = 'push',
): void {
  const { type, start, end, status } = filter;
  const query = new URLSearchParams({
    type,
    start,
    end,
    status,
    ...(page > 1 && { page: String(page) }),
    ...(id && { id }),
  });
  // What is asked for again must not come into the history twice.
  const isAdded = mode === 'push' && `?${query}` !== location.search;
  history[isAdded ? 'pushState' : 'replaceState'](null, '', `${location.pathname}?${query}`);
}
