import { recentFilter } from '../../domain/report/recent-filter.ts';
import type { ReportRow } from '../../domain/report/report.ts';
import type { MoneyKind } from '../../domain/report/sent-request.ts';
import type { Call } from '../call.ts';
import { report } from '../routes/account.ts';
import { reportRequest } from './report-request.ts';

/** Loads the newest transactions of one kind, the newest first; undefined when they cannot be loaded. */
export async function loadNewestRows(call: Call, kind: MoneyKind): Promise<readonly ReportRow[] | undefined> {
  const answer = await call(report, reportRequest(recentFilter(kind), 1));
  return answer.ok ? answer.value.rows : undefined;
}
