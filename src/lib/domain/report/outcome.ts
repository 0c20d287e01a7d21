import { type ReportRow, statusTone } from './report.ts';

/** What was decided on a deposit or a withdrawal. `amount` is a decimal in major units, `at` as the backend wrote it. */
export interface Outcome {
  /** Of the transaction. */
  id: string;
  kind: 'deposit' | 'withdraw';
  isSuccess: boolean;
  amount: string;
  at: string;
}

/** The deposits or withdrawals that have been decided on; what is still pending is no outcome. */
export function toOutcomes(kind: Outcome['kind'], rows: readonly ReportRow[]): Outcome[] {
  return rows.flatMap(({ id, status, amount, createdAt: at }) => {
    const tone = statusTone(status);
    return tone === 'warning' ? [] : [{ id, kind, isSuccess: tone === 'success', amount, at }];
  });
}
