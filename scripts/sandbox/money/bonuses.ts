import type { DatabaseSync } from 'node:sqlite';
import { insert } from '../database/database.ts';
import type { Accounts } from './accounts.ts';
import type { Ticket, Tickets } from './tickets.ts';

const DAY_MS = 24 * 3_600_000;

/** Adds what an approved deposit's promotion grants, at the same provider. */
export function bonusGrants(
  database: DatabaseSync,
  accounts: Accounts,
  tickets: Tickets,
): (deposit: Ticket) => void {
  const terms = database.prepare(`
    select promotion.id, promotion_name, bonus_percent, bonus_limit, turnover_times, bonus_days
    from deposit join promotion on promotion.id = promotion_id where ticket_id = ? and bonus_percent > 0`);

  return ({ id: depositId, playerId, amount: deposited, to }) => {
    const row = terms.get(depositId);
    if (!row) return;
    const amount = Math.min(
      Math.floor((deposited * Number(row['bonus_percent'])) / 100),
      Number(row['bonus_limit']),
    );
    if (amount === 0) return;
    const turnover = (deposited + amount) * Number(row['turnover_times']);
    accounts.add(playerId, to, amount);
    insert(database, 'bonus', {
      player_id: playerId,
      ticket_id: tickets.add({ playerId, type: 'bonus', status: 'Approved', amount, to }),
      promotion_id: Number(row['id']),
      bonus_title: String(row['promotion_name']),
      turnover,
      remaining_turnover: turnover,
      claimed_at: Date.now(),
      expires_at: Date.now() + Number(row['bonus_days']) * DAY_MS,
    });
  };
}
