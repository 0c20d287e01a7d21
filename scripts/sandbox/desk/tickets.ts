import type { DatabaseSync } from 'node:sqlite';
import { MAIN_WALLET_NAME } from '../ledger/account.ts';
import { formatSen } from '../ledger/amount.ts';
import { dhakaTime } from '../time/dhaka-time.ts';

/** A request that waits for a decision, named as the report's rows are. */
export interface DeskTicket {
  transaction_id: string;
  type: 'deposit' | 'withdraw';
  username: string;
  amount: string;
  provider: string;
  /** The bank or gateway that the money comes from or goes to. */
  bank: string;
  promotion: string | null;
  /** What is still to be wagered for bonuses at this provider: a reason to reject a withdrawal. */
  remaining_turnover: string;
  has_receipt: boolean;
  created_at: string;
}

/** Newest first. */
export function deskTickets(database: DatabaseSync): () => DeskTicket[] {
  const rows = database.prepare(`
    select transaction_id, ticket.type, username, amount, ifnull(provider.name, '${MAIN_WALLET_NAME}') as provider,
      ifnull(deposit_channel.bank_name, withdrawal.bank_name || ' ' || account_number) as bank, promotion_name as promotion,
      ifnull((
        select sum(remaining_turnover) from bonus join ticket as granted on granted.id = bonus.ticket_id
        where bonus.player_id = player.id and granted.to_provider_id is ticket.from_provider_id), 0) as remaining_turnover,
      receipt.ticket_id is not null as has_receipt, ticket.created_at
    from ticket join player on player.id = player_id left join provider on provider.id = ifnull(to_provider_id, from_provider_id)
    left join deposit on deposit.ticket_id = ticket.id left join deposit_channel on deposit_channel.id = channel_id
    left join promotion on promotion.id = deposit.promotion_id left join receipt on receipt.ticket_id = ticket.id
    left join withdrawal on withdrawal.ticket_id = ticket.id
    where ticket.type in ('deposit', 'withdraw') and status = 'Pending' order by ticket.id desc`);
  return () =>
    rows.all().map((row) => ({
      ...row,
      amount: formatSen(Number(row['amount'])),
      remaining_turnover: formatSen(row['type'] === 'withdraw' ? Number(row['remaining_turnover']) : 0),
      has_receipt: row['has_receipt'] === 1,
      created_at: dhakaTime(Number(row['created_at'])),
    })) as unknown as DeskTicket[];
}
