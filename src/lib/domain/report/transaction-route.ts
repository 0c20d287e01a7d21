import { recentFilter } from './recent-filter.ts';
import type { ReportFilter, ReportRow, ReportType } from './report.ts';
import { daysAround, isDay } from './report-dates.ts';

/** The route of the transactions with one of them open, under filters that are sure to have it. `at` is its time as the backend wrote it. */
export function transactionRoute({ id, createdAt: at }: Pick<ReportRow, 'id' | 'createdAt'>, type: ReportType): string {
  const day = at.slice(0, 10);
  const filter: ReportFilter = { ...recentFilter(type), ...(isDay(day) && daysAround(day)) };
  return `/transaction?${new URLSearchParams({ ...filter, id })}`;
}
