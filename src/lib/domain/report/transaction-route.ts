import { recentFilter } from './recent-filter.ts';
import type { ReportFilter, ReportRow, ReportType } from './report.ts';
import { daysAround, isDay } from './report-dates.ts';

/** The route of the transactions with one of them open, under filters that are sure to have it; without its time they are the last 30 days. */
export function transactionRoute(row: Pick<ReportRow, 'id' | 'createdAt'>, type: ReportType): string {
  return `/transaction${transactionSearch(row, type)}`;
}

/** The same, without the page. */
export function transactionSearch({ id, createdAt }: Pick<ReportRow, 'id' | 'createdAt'>, type: ReportType): string {
  const day = createdAt.slice(0, 10);
  const filter: ReportFilter = { ...recentFilter(type), ...(isDay(day) && daysAround(day)) };
  return `?${new URLSearchParams({ ...filter, ...(id && { id }) })}`;
}
