import type { DatabaseSync } from 'node:sqlite';
import { insert } from '../database/database.ts';
import { MAIN_WALLET } from './accounts.ts';

type TicketType = 'deposit' | 'withdraw' | 'transfer' | 'bonus';

interface NewTicket {
  playerId: number;
  type: TicketType;
  status: 'Pending' | 'Approved';
  /** Sen. */
  amount: number;
  /** Providers, or the main wallet. */
  from?: number;
  to?: number;
}

export interface Ticket {
  id: number;
  transactionId: string;
  playerId: number;
  uuid: string;
  type: TicketType;
  status: string;
  amount: number;
  from: number;
  to: number;
}

export type Tickets = ReturnType<typeof openTickets>;

/** Requests and their decisions, as the report lists them. */
export function openTickets(database: DatabaseSync) {
  const found = `
    select ticket.id, transaction_id as transactionId, player_id as playerId, uuid, type, status, amount,
      ifnull(from_provider_id, ${MAIN_WALLET}) as "from", ifnull(to_provider_id, ${MAIN_WALLET}) as "to"
    from ticket join player on player.id = player_id`;
  const byTransactionId = database.prepare(`${found} where transaction_id = ?`);
  const byPaymentKey = database.prepare(
    `${found} join deposit on ticket_id = ticket.id where payment_key = ?`,
  );
  const decide = database.prepare('update ticket set status = ?, decided_at = ? where id = ?');

  return {
    /** Returns the ticket's id. */
    add: ({ playerId, from, to, ...row }: NewTicket, at = Date.now()) =>
      insert(database, 'ticket', {
        ...row,
        player_id: playerId,
        from_provider_id: from || null,
        to_provider_id: to || null,
        created_at: at,
        decided_at: row.status === 'Approved' ? at : null,
      }),
    byTransactionId: (transactionId: string) =>
      byTransactionId.get(transactionId) as Ticket | undefined,
    byPaymentKey: (key: string) => byPaymentKey.get(key) as Ticket | undefined,
    decide: (id: number, status: 'Approved' | 'Rejected') =>
      void decide.run(status, Date.now(), id),
  };
}
