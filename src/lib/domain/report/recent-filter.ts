import { siteNow } from '../site-time.ts';
import type { ReportFilter, ReportStatus, ReportType } from './report.ts';
import { quickRange } from './report-dates.ts';

/** The last 30 days by the backend's clock, without an end: a device whose clock is behind would leave out the newest rows. */
export function recentFilter(type: ReportType, status: ReportStatus = 'all'): ReportFilter {
  return { type, status, start: quickRange('last30Days', siteNow()).start, end: '' };
}
