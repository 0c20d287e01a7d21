import { insert } from '../database/database.ts';
import type { Books } from './books.ts';
import type { Ticket } from './tickets.ts';

const DAY_MS = 24 * 3_600_000;

/** Call them inside a transaction. */
export function openBonuses({ database, now, ledger, tickets }: Books) {
  const terms = database.prepare(`
    select promotion.id, promotion_name, bonus_percent, bonus_limit, turnover_times, bonus_days
    from deposit join promotion on promotion.id = promotion_id where ticket_id = ? and bonus_percent > 0`);
  const running = database.prepare(`
    select bonus.id, remaining_turnover from bonus join ticket on ticket.id = ticket_id
    where bonus.player_id = ? and remaining_turnover > 0 and expires_at > ? and (to_provider_id is null or to_provider_id = ?)
    order by expires_at, bonus.id`);
  const spend = database.prepare('update bonus set remaining_turnover = remaining_turnover - ? where id = ?');

  return {
    /** Credits what a deposit's promotion adds, at the same provider. */
    grant({ id: depositId, playerId, amount: deposited, to }: Ticket) {
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
    },
    /** Counts a bet for the bonuses at its provider or in the main wallet, starting with the one that expires first. */
    countBet(playerId: number, providerId: number, bet: number) {
      let left = bet;
      for (const row of running.all(playerId, now(), providerId)) {
        const counted = Math.min(left, Number(row['remaining_turnover']));
        if (counted > 0) spend.run(counted, Number(row['id']));
        left -= counted;
      }
    },
  };
}
