import type { DatabaseSync } from 'node:sqlite';
import { formatSen } from '../ledger/amount.ts';

export interface DeskPlayer {
  id: number;
  uuid: string;
  username: string;
  fullName: string;
  phone: string;
  /** The referral they came with. */
  refCode: string | null;
  walletBalance: string;
}

/** Newest first. */
export function deskPlayers(database: DatabaseSync): () => DeskPlayer[] {
  const rows = database.prepare(`
    select player.id, uuid, username, full_name as fullName, phone, ref_code as refCode, balance
    from player join ledger_account on ledger_account.player_id = player.id and kind = 'wallet' order by player.id desc`);
  return () => rows.all().map(({ balance, ...row }) => ({ ...row, walletBalance: formatSen(Number(balance)) }) as unknown as DeskPlayer);
}
