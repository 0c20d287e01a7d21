import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { insert } from '../database/database.ts';
import { MAIN_WALLET } from '../money/accounts.ts';
import { openTickets } from '../money/tickets.ts';
import type { SeedPlayer } from './business.ts';

const DAY_MS = 24 * 3_600_000;

/** Adds a player with accounts, money and bonuses, which are dated back from now; the money of bonuses counts as lost in games since. */
export function seedPlayer(database: DatabaseSync, id: number, player: SeedPlayer): void {
  const { username, password, fullName, email, phone, dob, gameAccounts, bankAccounts, bonuses } =
    player;
  const own = { player_id: id };
  insert(database, 'player', {
    id,
    uuid: randomUUID(),
    username,
    full_name: fullName,
    email,
    phone,
    dob,
    password,
  });
  bankAccounts.forEach(({ bankId, accountNumber }, index) => {
    const holder = { account_holder_name: fullName, account_number: accountNumber };
    insert(database, 'player_bank_account', {
      ...own,
      bank_id: bankId,
      ...holder,
      is_default: Number(index === 0),
    });
  });
  insert(database, 'balance', { ...own, provider_id: MAIN_WALLET, amount: player.wallet });
  for (const { providerId, credit, ...account } of gameAccounts) {
    insert(database, 'game_account', { ...own, provider_id: providerId, username, ...account });
    insert(database, 'balance', { ...own, provider_id: providerId, amount: credit });
  }
  const tickets = openTickets(database);
  for (const {
    title,
    promotionId,
    amount,
    turnover,
    remainingTurnover,
    claimedDaysAgo,
    expiresInDays,
  } of bonuses) {
    const claimedAt = Date.now() - claimedDaysAgo * DAY_MS;
    insert(database, 'bonus', {
      ...own,
      ticket_id: tickets.add(
        { playerId: id, type: 'bonus', status: 'Approved', amount },
        claimedAt,
      ),
      promotion_id: promotionId,
      bonus_title: title,
      turnover,
      remaining_turnover: remainingTurnover,
      claimed_at: claimedAt,
      expires_at: Date.now() + expiresInDays * DAY_MS,
    });
  }
}
