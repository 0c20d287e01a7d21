import { type ReportRow, type ReportType, recentFilter } from '../../domain/report/report.ts';
import type { Call } from '../call.ts';
import { report } from '../routes/account.ts';
import { reportRequest } from './report-request.ts';

/** How long to wait before each look for a row: what the backend has taken is there within seconds. */
export const LOOK_DELAYS_MS = [0, 2_000, 5_000, 10_000, 20_000];

/** Loads the newest transactions of one kind, the newest first; undefined when they cannot be loaded. */
export async function loadNewestRows(call: Call, kind: ReportType): Promise<readonly ReportRow[] | undefined> {
  const answer = await call(report, reportRequest(recentFilter(kind), 1));
  return answer.ok ? answer.value.rows : undefined;
}
