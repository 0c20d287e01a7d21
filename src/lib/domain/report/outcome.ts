import { type ReportRow, statusTone } from './report.ts';

/** The decision on a deposit or a withdrawal. `amount` is a decimal in major units, `at` is the time as the backend wrote it. */
export interface Outcome {
  id: string;
  kind: 'deposit' | 'withdraw';
  isSuccess: boolean;
  amount: string;
  at: string;
}

/** What a device remembers of a player's transactions: their ids and nothing else. */
export interface SeenOutcomes {
  /** Transactions whose outcome the player has seen, the newest first. */
  ids: readonly string[];
  /** Deposits that had no outcome yet, or an unseen one. */
  deposit: readonly string[];
  /** Withdrawals that had no outcome yet, or an unseen one. */
  withdraw: readonly string[];
}

/** The outcomes of the deposits or withdrawals that have been decided on; pending ones have none. */
export function toOutcomes(kind: Outcome['kind'], rows: readonly ReportRow[]): Outcome[] {
  return rows.flatMap(({ id, status, amount, createdAt: at }) => {
    const tone = statusTone(status);
    return tone === 'warning' ? [] : [{ id, kind, isSuccess: tone === 'success', amount, at }];
  });
}
