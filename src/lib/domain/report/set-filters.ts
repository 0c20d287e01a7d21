import type { ReportFilter } from './report.ts';
import { type DateRange, QUICK_RANGES, type QuickRange, quickRange } from './report-dates.ts';

/** A filter that leaves out transactions. `without` is the whole filter once it is taken off. */
export type SetFilter = { without: ReportFilter } & ({ name: 'type' } | { name: 'status' } | ({ name: 'dates' } & DateRange));

/** The filters that are set, in the order of the fields. */
export function setFilters(filter: ReportFilter): SetFilter[] {
  const { type, start, end, status } = filter;
  return [
    ...(type === 'all' ? [] : [{ name: 'type' as const, without: { ...filter, type: 'all' as const } }]),
    ...(start || end ? [{ name: 'dates' as const, start, end, without: { ...filter, start: '', end: '' } }] : []),
    ...(status === 'all' ? [] : [{ name: 'status' as const, without: { ...filter, status: 'all' as const } }]),
  ];
}

/** The quick range of these dates; undefined for others. A range up to today may have no end. */
export function quickRangeOf({ start, end }: DateRange, now: Date): QuickRange | undefined {
  const today = quickRange('today', now).end;
  return QUICK_RANGES.find((name) => {
    const range = quickRange(name, now);
    return range.start === start && (range.end === end || (range.end === today && end === ''));
  });
}
