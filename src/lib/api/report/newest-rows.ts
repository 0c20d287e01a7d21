import { recentFilter } from '../../domain/report/recent-filter.ts';
import type { ReportRow, ReportType } from '../../domain/report/report.ts';
import type { Call } from '../call.ts';
import { report } from '../routes/account.ts';
import { reportRequest } from './report-request.ts';

/** Loads the newest transactions of one kind, the newest first; undefined when they cannot be loaded. */
export async function loadNewestRows(call: Call, kind: ReportType): Promise<readonly ReportRow[] | undefined> {
  const answer = await call(report, reportRequest(recentFilter(kind), 1));
  return answer.ok ? answer.value.rows : undefined;
}
