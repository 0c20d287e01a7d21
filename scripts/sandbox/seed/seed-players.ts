import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { insert } from '../database/database.ts';
import { type Account, MAIN_WALLET } from '../ledger/account.ts';
import { openLedger } from '../ledger/ledger.ts';
import { openTickets } from '../ledger/tickets.ts';
import { hashPassword } from '../players/password.ts';
import type { Business, SeedBonus, SeedPlayer } from './business.ts';

const DAY_MS = 24 * 3_600_000;

/** Password hashes by username. */
export async function seedHashes({ players }: Business, passwordCost: number): Promise<Map<string, string>> {
  const hashing = players.map(async ({ username, password }) => {
    const hash = await hashPassword(password, passwordCost);
    return [username, hash] as const;
  });
  return new Map(await Promise.all(hashing));
}

/** Adds the players; all their money comes through the ledger. Their bonuses are dated back from `now`. */
export function seedPlayers(
  database: DatabaseSync,
  players: readonly SeedPlayer[],
  hashes: ReadonlyMap<string, string>,
  now: number,
): void {
  players.forEach((player, index) => {
    seedPlayer(database, index + 1, player, hashes.get(player.username) ?? '', now);
  });
}

function seedPlayer(database: DatabaseSync, id: number, player: SeedPlayer, passwordHash: string, now: number): void {
  const { username, gameAccounts, bankAccounts, bonuses } = player;
  const own = { player_id: id };
  insert(database, 'player', {
    id,
    uuid: randomUUID(),
    username,
    full_name: player.fullName,
    email: player.email,
    phone: player.phone,
    dob: player.dob,
    password_hash: passwordHash,
  });
  bankAccounts.forEach(({ bankId, accountNumber }, index) => {
    const holder = { account_holder_name: player.fullName, account_number: accountNumber };
    insert(database, 'player_bank_account', { ...own, bank_id: bankId, ...holder, is_default: Number(index === 0) });
  });

  const ledger = openLedger(database, () => now);
  const [bank, wallet] = [{ operator: 'bank' }, { playerId: id, at: MAIN_WALLET }] as const;
  const move = (from: Account, to: Account, amount: number, ticketId?: number) => {
    if (amount > 0) ledger.move({ from, to, amount, reason: 'opening balance', ...(ticketId !== undefined && { ticketId }) });
  };
  insert(database, 'ledger_account', { ...own, kind: 'wallet' });
  move(bank, wallet, player.wallet);
  for (const bonus of bonuses) {
    move({ operator: 'bonuses' }, wallet, bonus.amount, seedBonus(database, id, bonus, now));
    // Its money counts as lost in games since.
    move(wallet, bank, bonus.amount);
  }
  for (const { providerId, password, credit } of gameAccounts) {
    insert(database, 'game_account', { ...own, provider_id: providerId, username, password });
    insert(database, 'ledger_account', { ...own, provider_id: providerId, kind: 'game_account' });
    move(bank, { playerId: id, at: providerId }, credit);
  }
}

/** The number of its ticket. */
function seedBonus(database: DatabaseSync, playerId: number, bonus: SeedBonus, now: number): number {
  const claimedAt = now - bonus.claimedDaysAgo * DAY_MS;
  const ticketId = openTickets(database, () => claimedAt).add({ playerId, type: 'bonus', status: 'Approved', amount: bonus.amount });
  insert(database, 'bonus', {
    player_id: playerId,
    ticket_id: ticketId,
    promotion_id: bonus.promotionId ?? null,
    bonus_title: bonus.title,
    turnover: bonus.turnover,
    remaining_turnover: bonus.remainingTurnover,
    claimed_at: claimedAt,
    expires_at: now + bonus.expiresInDays * DAY_MS,
  });
  return ticketId;
}
