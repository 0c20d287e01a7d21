import { transaction } from '../database/database.ts';
import { digestOf } from '../database/secret.ts';
import type { Notice, PushNotice } from '../realtime/notices.ts';
import { formatSen } from './amount.ts';
import { bonusGrants } from './bonuses.ts';
import type { Books, Refusal } from './books.ts';
import type { Ticket } from './tickets.ts';

export function openDecisions(books: Books, push: PushNotice) {
  const { database, ledger, tickets, providers } = books;
  const grantBonus = bonusGrants(books);

  function moveMoney({ id: ticketId, type, playerId, amount, from, to }: Ticket, approve: boolean): void {
    const held = { playerId, at: 'held' } as const;
    const bank = { operator: 'bank' } as const;
    if (type === 'withdraw') {
      const target = approve ? bank : { playerId, at: from };
      ledger.move({ from: held, to: target, amount, reason: approve ? 'withdrawal paid' : 'withdrawal rejected', ticketId });
    } else if (approve) {
      providers.openAccount(playerId, to);
      ledger.move({ from: bank, to: { playerId, at: to }, amount, reason: 'deposit', ticketId });
    }
  }

  function decide(find: () => Ticket | undefined, approve: boolean): Refusal | { message: string } {
    const decided = transaction(database, () => {
      const ticket = find();
      if (!ticket || (ticket.type !== 'deposit' && ticket.type !== 'withdraw')) return { problem: 'There is no such request' };
      if (ticket.status !== 'Pending') return { problem: 'This request has already been decided' };
      const notice = noticeOf(ticket, ticket.type, approve);
      tickets.decide(ticket.id, approve ? 'Approved' : 'Rejected');
      moveMoney(ticket, approve);
      if (ticket.type === 'deposit' && approve) grantBonus(ticket);
      return { uuid: ticket.uuid, notice };
    });
    if (decided.problem !== undefined) return { problem: decided.problem };
    push(decided.uuid, decided.notice);
    return { message: decided.notice.message };
  }

  return {
    /** An operator's decision on a deposit or withdrawal: moves the money, then tells the player. */
    decide: (transactionId: string, approve: boolean) => decide(() => tickets.byTransactionId(transactionId), approve),
    /** What the player chose on a gateway's payment page: paid, or cancelled. */
    settle: (paymentKey: string, paid: boolean) => decide(() => tickets.byPaymentKey(digestOf(paymentKey)), paid),
  };
}

function noticeOf({ transactionId, amount }: Ticket, kind: Notice['kind'], status: boolean): Notice {
  const request = `${kind === 'deposit' ? 'deposit' : 'withdrawal'} ${transactionId} of RM ${formatSen(amount)}`;
  if (status) return { kind, status, message: `Your ${request} has been approved.` };
  const rest = kind === 'deposit' ? 'Please ask support for the reason.' : 'The amount is back in your balance.';
  return { kind, status, message: `Your ${request} was not approved. ${rest}` };
}
