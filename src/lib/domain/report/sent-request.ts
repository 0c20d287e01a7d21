import { minorUnits } from '../money/minor-units.ts';
import type { ReportRow } from './report.ts';

/** The forms whose requests are rows of the report. */
export type MoneyKind = 'deposit' | 'withdraw' | 'transfer';

/** A money request as the page that sent it knows it. */
export interface SentRequest {
  kind: MoneyKind;
  /** Two requests with the same one are the same. */
  hash: number;
  /** A decimal in major units. */
  amount: string;
  /** What its form held, as JSON. */
  values?: string | undefined;
  /** By this device's clock, in milliseconds. */
  sentAt: number;
  /** The report's newest ids just before; undefined where the request's row could not be identified. */
  knownIds: readonly string[] | undefined;
}

/** The row that came of a request: the only new one of its amount; of two nobody can say which. Withdrawals may have a sign. */
export function findBooked(
  rows: readonly ReportRow[],
  { amount, knownIds }: Pick<SentRequest, 'amount' | 'knownIds'>,
): ReportRow | undefined {
  if (!knownIds) return undefined;
  const hundredths = minorUnits(amount);
  const [row, other] = rows.filter(
    ({ id, amount }) =>
      !knownIds.includes(id) && minorUnits(amount.replace('-', '')) === hundredths,
  );
  return other ? undefined : row;
}
