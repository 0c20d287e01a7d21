import type { DatabaseSync } from 'node:sqlite';
import { MAIN_WALLET_NAME } from '../money/accounts.ts';
import { formatSen } from '../money/amount.ts';
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
  has_receipt: number;
  created_at: string;
}

/** Newest first. */
export function deskTickets(database: DatabaseSync): () => DeskTicket[] {
  const rows = database.prepare(`
    select transaction_id, ticket.type, username, amount, ifnull(provider.name, '${MAIN_WALLET_NAME}') as provider,
      ifnull(deposit_channel.bank_name, withdrawal.bank_name || ' ' || account_number) as bank, promotion_name as promotion,
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
      created_at: dhakaTime(Number(row['created_at'])),
    })) as unknown as DeskTicket[];
}
