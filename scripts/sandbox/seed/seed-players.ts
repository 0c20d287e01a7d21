import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { insert } from '../database/database.ts';
import { MAIN_WALLET } from '../money/accounts.ts';
import { openTickets } from '../money/tickets.ts';
import type { SeedPlayer } from './business.ts';

const DAY_MS = 24 * 3_600_000;

/** Adds a player with accounts, money and bonuses, which are dated back from now; the money of bonuses counts as lost in games since. */
export function seedPlayer(
  database: DatabaseSync,
  player_id: number,
  { wallet, game_accounts, bank_accounts, bonuses, ...player }: SeedPlayer,
): void {
  insert(database, 'player', { id: player_id, uuid: randomUUID(), ...player });
  const account_holder_name = player.full_name;
  for (const account of bank_accounts)
    insert(database, 'player_bank_account', {
      player_id,
      account_holder_name,
      is_default: 1,
      ...account,
    });
  insert(database, 'balance', { player_id, provider_id: MAIN_WALLET, amount: wallet });
  for (const { credit, ...account } of game_accounts) {
    const { provider_id } = account;
    insert(database, 'game_account', { player_id, username: player.username, ...account });
    insert(database, 'balance', { player_id, provider_id, amount: credit });
  }
  const tickets = openTickets(database);
  for (const { amount, claimed_days_ago, expires_in_days, ...bonus } of bonuses) {
    const claimed_at = Date.now() - claimed_days_ago * DAY_MS;
    const expires_at = Date.now() + expires_in_days * DAY_MS;
    const ticket = { playerId: player_id, type: 'bonus', status: 'Approved', amount } as const;
    const ticket_id = tickets.add(ticket, claimed_at);
    insert(database, 'bonus', { player_id, ticket_id, ...bonus, claimed_at, expires_at });
  }
}
