import { moneyText } from '../money/amount.ts';
import { minorUnits } from '../money/minor-units.ts';
import { type ReportRow, statusTone, typeOfRow } from './report.ts';

/** Where a transaction moves money: into what the player has, out of it, or between two of its parts. */
export type MoneyDirection = 'in' | 'out' | 'between';

const DIRECTIONS = {
  deposit: 'in',
  bonus: 'in',
  rebate: 'in',
  withdraw: 'out',
  transfer: 'between',
} as const;

/** Undefined for a type that only the backend knows. */
export function moneyDirection({
  type,
  amount,
}: Pick<ReportRow, 'type' | 'amount'>): MoneyDirection | undefined {
  const kind = typeOfRow(type);
  if (kind === 'walletAdjustment') return amount.startsWith('-') ? 'out' : 'in';
  return kind && DIRECTIONS[kind];
}

/** A transaction's amount as `+RM 500.00` or `−RM 100.00`; without a sign where nothing came in or went out, as of a refused one. */
export function signedMoney(row: ReportRow): string {
  const { amount, status } = row;
  const direction = moneyDirection(row);
  const minor = minorUnits(amount);
  if (minor === undefined || minor <= 0n || statusTone(status) === 'danger')
    return moneyText(amount);
  if (direction === 'in') return `+${moneyText(amount)}`;
  return moneyText(direction === 'out' ? `-${amount}` : amount);
}
