import { type SeenOutcomes, toOutcomes } from '../../domain/report/outcome.ts';
import { recentFilter } from '../../domain/report/report.ts';
import type { Call } from '../call.ts';
import { report } from '../routes/account.ts';
import { reportRequest } from './report-request.ts';

/**
 * Counts the decisions that this player has not seen, on the first page of the deposits and of the withdrawals. Undefined when one cannot be loaded.
 * The notice centre reads deeper when it is opened.
 */
export async function countUnread(call: Call, seen: SeenOutcomes): Promise<number | undefined> {
  const kinds = ['deposit', 'withdraw'] as const;
  const answers = await Promise.all(kinds.map((kind) => call(report, reportRequest(recentFilter(kind), 1))));
  let count = 0;
  for (const [index, kind] of kinds.entries()) {
    const answer = answers[index];
    if (!answer?.ok) return undefined;
    count += toOutcomes(kind, answer.value.rows).filter(({ id }) => !seen.ids.includes(id)).length;
  }
  return count;
}
