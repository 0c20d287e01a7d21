import { REPORT_PAGE_SIZE } from '../../config.ts';
import { sumOf } from '../money/minor-units.ts';
import { walletName } from '../money/wallet.ts';
import { isDay } from '../site-day.ts';
import { siteNow } from '../site-time.ts';
import { type DateRange, daysAround, quickRange } from './report-dates.ts';

/** A transaction of the report. `amount` is a decimal in major units; `createdAt` is shown as the backend wrote it. */
export interface ReportRow {
  id: string;
  type: string;
  fromProvider: string;
  toProvider: string;
  amount: string;
  status: string;
  createdAt: string;
}

/** The backend's codes for the filters (spec section 4), by their names in the page's address. */
export const REPORT_TYPES = {
  all: '',
  deposit: '1',
  withdraw: '2',
  transfer: '3',
  bonus: '4',
  rebate: '5',
  walletAdjustment: '6',
} as const;
export const REPORT_STATUSES = { all: '1', pending: '2', approved: '3', rejected: '4' } as const;
export type ReportType = keyof typeof REPORT_TYPES;
export type ReportStatus = keyof typeof REPORT_STATUSES;

export interface ReportFilter extends DateRange {
  type: ReportType;
  status: ReportStatus;
}

/** What the player has ever done. */
export const EVERYTHING: ReportFilter = { type: 'all', status: 'all', start: '', end: '' };

/** Today's deposits of every status (spec section 9). */
export function defaultFilter(now: Date): ReportFilter {
  return { type: 'deposit', status: 'all', ...quickRange('today', now) };
}

/** At least one, since an empty report has a page too. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / REPORT_PAGE_SIZE));
}

/** A name for each row that stays when newer rows come in; an id may be there twice, as a deposit's and its bonus's. */
export function rowKey({ id }: ReportRow, index: number, rows: readonly ReportRow[]): string {
  return `${id} ${rows.slice(index + 1).filter((row) => row.id === id).length}`;
}

/** The colour of a status; a row without one is not decided. */
export function statusTone(status: string): 'success' | 'warning' | 'danger' {
  const word = status.toLowerCase();
  if (word === 'approved') return 'success';
  return ['pending', 'processing', ''].includes(word) ? 'warning' : 'danger';
}

/** The filter for a row's type as the backend writes it; undefined for types without a filter. */
export function typeOfRow(type: string): Exclude<ReportType, 'all'> | undefined {
  // A withdrawal is called so, too.
  const word = type.toLowerCase().replace(/[\s_-]|al$/g, '');
  const found = Object.keys(REPORT_TYPES).find(
    (name) => name.toLowerCase() === word && name !== 'all',
  );
  return found as Exclude<ReportType, 'all'> | undefined;
}

/** The bank, gateway or provider that a row names; of a transfer both its ends, the main wallet in the player's language. */
export function partiesOf(
  { type, fromProvider, toProvider }: ReportRow,
  mainWallet: string,
): string {
  const ownName = typeOfRow(type) === 'transfer' ? mainWallet : '';
  const names = [fromProvider, toProvider].map((name) => walletName(name, ownName));
  return names.filter(Boolean).join(' › ');
}

/** The sum of the rows' amounts in hundredths; undefined when one of them is unknown. */
export function sumAmounts(rows: readonly ReportRow[]): bigint | undefined {
  return sumOf(rows.map(({ amount }) => amount));
}

/** The last 30 days by the backend's clock, without an end. */
export function recentFilter(type: ReportType, status: ReportStatus = 'all'): ReportFilter {
  return { type, status, start: quickRange('last30Days', siteNow()).start, end: '' };
}

/** The route of the transactions with one of them open, under filters that are sure to have it; without its time they are the last 30 days. */
export function transactionRoute(
  row: Pick<ReportRow, 'id' | 'createdAt'>,
  type: ReportType,
): string {
  return `/transaction${transactionSearch(row, type)}`;
}

/** The same, without the page. */
export function transactionSearch(
  { id, createdAt }: Pick<ReportRow, 'id' | 'createdAt'>,
  type: ReportType,
): string {
  const day = createdAt.slice(0, 10);
  const filter: ReportFilter = { ...recentFilter(type), ...(isDay(day) && daysAround(day)) };
  return `?${new URLSearchParams({ ...filter, ...(id && { id }) })}`;
}

/** The same for all transactions of a type, where it is not known which one it is. */
export function typeSearch(type: ReportType): string {
  return `?type=${type}&start=&end=`;
}
