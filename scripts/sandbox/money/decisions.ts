import type { DatabaseSync } from 'node:sqlite';
import type { Notice, PushNotice } from '../realtime/channels.ts';
import { Refusal } from '../requests/refusal.ts';
import type { Accounts } from './accounts.ts';
import { formatSen } from './amount.ts';
import { bonusGrants } from './bonuses.ts';
import type { Ticket, Tickets } from './tickets.ts';

export function openDecisions(
  database: DatabaseSync,
  accounts: Accounts,
  tickets: Tickets,
  push: PushNotice,
) {
  const grantBonus = bonusGrants(database, accounts, tickets);

  function moveMoney(ticket: Ticket, approve: boolean): void {
    const { type, playerId, amount, from, to } = ticket;
    if (type === 'withdraw' && !approve) accounts.add(playerId, from, amount);
    if (type === 'deposit' && approve) {
      accounts.open(playerId, to);
      accounts.add(playerId, to, amount);
      grantBonus(ticket);
    }
  }

  function decide(ticket: Ticket | undefined, approve: boolean): string {
    if (!ticket || (ticket.type !== 'deposit' && ticket.type !== 'withdraw'))
      throw new Refusal('There is no such request');
    if (ticket.status !== 'Pending') throw new Refusal('This request has already been decided');
    tickets.decide(ticket.id, approve ? 'Approved' : 'Rejected');
    moveMoney(ticket, approve);
    const notice = noticeOf(ticket, ticket.type, approve);
    push(ticket.uuid, notice);
    return notice.message;
  }

  return {
    /**
     * An operator's decision on a deposit or withdrawal: moves the money, then tells the player.
     * @returns what the player is told
     */
    decide: (transactionId: string, approve: boolean) =>
      decide(tickets.byTransactionId(transactionId), approve),
    /** What the player chose on a gateway's payment page: paid, or cancelled. */
    settle: (paymentKey: string, paid: boolean) => decide(tickets.byPaymentKey(paymentKey), paid),
  };
}

function noticeOf(
  { transactionId, amount }: Ticket,
  kind: Notice['kind'],
  status: boolean,
): Notice {
  const request = `${kind === 'deposit' ? 'deposit' : 'withdrawal'} ${transactionId} of RM ${formatSen(amount)}`;
  if (status) return { kind, status, message: `Your ${request} has been approved.` };
  const rest =
    kind === 'deposit'
      ? 'Please ask support for the reason.'
      : 'The amount is back in your balance.';
  return { kind, status, message: `Your ${request} was not approved. ${rest}` };
}
