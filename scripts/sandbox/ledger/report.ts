import type { DatabaseSync } from 'node:sqlite';
import { dhakaTime } from '../time/dhaka-time.ts';
import { MAIN_WALLET_NAME } from './account.ts';
import { formatSen } from './amount.ts';

/** Types and statuses by the code that the filter sends. */
export const REPORT_TYPES = {
  1: ['deposit', 'Deposit'],
  2: ['withdraw', 'Withdraw'],
  3: ['transfer', 'Transfer'],
  4: ['bonus', 'Bonus'],
  5: ['rebate', 'Rebate'],
  6: ['adjustment', 'Wallet Adjustment'],
} as const;

export const REPORT_STATUSES = {
  1: ['Pending', 'Approved', 'Rejected'],
  2: ['Pending'],
  3: ['Approved'],
  4: ['Rejected'],
} as const;

export interface ReportRequest {
  playerId: number;
  /** Undefined for all. */
  type: string | undefined;
  statuses: readonly string[];
  /** Milliseconds: from the first up to, but not including, the second. */
  from: number;
  until: number;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** Rows of the report, newest first. */
export function openReport(database: DatabaseSync) {
  const labels = new Map<unknown, string>(Object.values(REPORT_TYPES));
  const matching = `from ticket where player_id = :playerId and (:type is null or type = :type)
    and status in (select value from json_each(:statuses)) and created_at >= :from and created_at < :until`;
  const count = database.prepare(`select count(*) as total ${matching}`);
  const rows = database.prepare(`
    select transaction_id, type, amount, status, created_at,
      (select name from provider where id = from_provider_id) as from_name, (select name from provider where id = to_provider_id) as to_name
    ${matching} order by created_at desc, id desc limit :limit offset :offset`);

  return ({ statuses, type, page, pageSize, ...rest }: ReportRequest) => {
    const filter = { ...rest, type: type ?? null, statuses: JSON.stringify(statuses) };
    return {
      total: Number(count.get(filter)?.['total']),
      rows: rows.all({ ...filter, limit: pageSize, offset: (page - 1) * pageSize }).map((row) => {
        const isTransfer = row['type'] === 'transfer';
        const [from, to] = [row['from_name'], row['to_name']];
        return {
          transaction_id: row['transaction_id'],
          type: labels.get(row['type']),
          provider: isTransfer ? '' : (from ?? to ?? MAIN_WALLET_NAME),
          from_provider: isTransfer ? (from ?? MAIN_WALLET_NAME) : '',
          to_provider: isTransfer ? (to ?? MAIN_WALLET_NAME) : '',
          amount: formatSen(Number(row['amount'])),
          status: row['status'],
          created_at: dhakaTime(Number(row['created_at'])),
        };
      }),
    };
  };
}
