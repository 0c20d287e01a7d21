import { insert } from '../database/database.ts';
import type { Books } from './books.ts';
import type { Ticket } from './tickets.ts';

const DAY_MS = 24 * 3_600_000;

/** Credits what an approved deposit's promotion adds, at the same provider. Call it inside a transaction. */
export function bonusGrants({ database, now, ledger, tickets }: Books): (deposit: Ticket) => void {
  const terms = database.prepare(`
    select promotion.id, promotion_name, bonus_percent, bonus_limit, turnover_times, bonus_days
    from deposit join promotion on promotion.id = promotion_id where ticket_id = ? and bonus_percent > 0`);

  return ({ id: depositId, playerId, amount: deposited, to }) => {
    const row = terms.get(depositId);
    if (!row) return;
    const amount = Math.min(Math.floor((deposited * Number(row['bonus_percent'])) / 100), Number(row['bonus_limit']));
    if (amount === 0) return;
    const ticketId = tickets.add({ playerId, type: 'bonus', status: 'Approved', amount, to });
    ledger.move({ from: { operator: 'bonuses' }, to: { playerId, at: to }, amount, reason: 'bonus', ticketId });
    const turnover = (deposited + amount) * Number(row['turnover_times']);
    insert(database, 'bonus', {
      player_id: playerId,
      ticket_id: ticketId,
      promotion_id: Number(row['id']),
      bonus_title: String(row['promotion_name']),
      turnover,
      remaining_turnover: turnover,
      claimed_at: now(),
      expires_at: now() + Number(row['bonus_days']) * DAY_MS,
    });
  };
}
