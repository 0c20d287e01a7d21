import { type ReportRow, statusTone, typeOfRow } from './report.ts';

/** What was decided on a deposit or a withdrawal. `amount` is a decimal in major units, `at` as the backend wrote it. */
export interface Outcome {
  /** Of the transaction. */
  id: string;
  kind: 'deposit' | 'withdraw';
  isSuccess: boolean;
  amount: string;
  at: string;
}

/** The rows that have been decided on; what is still pending is no outcome. */
export function outcomesIn(rows: readonly ReportRow[]): Outcome[] {
  return rows.flatMap(({ id, type, status, amount, createdAt: at }) => {
    const kind = typeOfRow(type);
    const tone = statusTone(status);
    if ((kind !== 'deposit' && kind !== 'withdraw') || tone === 'warning') return [];
    return [{ id, kind, isSuccess: tone === 'success', amount, at }];
  });
}
