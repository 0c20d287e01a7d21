import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { insertRows } from '../database/database.ts';
import { hashPassword } from '../players/password.ts';
import type { Business, SeedBonus, SeedPlayer } from './business.ts';

/** The operator's side of every movement (schema/ledger.sql). */
const BANK = 1;
const BONUSES = 2;
const DAY_MS = 24 * 3_600_000;

/** Password hashes by username. The salt is made of the name, so that every seed is the same. */
export async function seedHashes({ players }: Business, passwordCost: number): Promise<Map<string, string>> {
  const hashing = players.map(async ({ username, password }) => {
    const hash = await hashPassword(password, passwordCost, digest(username).subarray(0, 16));
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
  insertRows(database, 'ledger_account', [
    { id: BANK, kind: 'operator', name: 'bank' },
    { id: BONUSES, kind: 'operator', name: 'bonuses' },
  ]);
  players.forEach((player, index) => {
    seedPlayer(database, index + 1, player, hashes.get(player.username) ?? '', now);
  });
}

function seedPlayer(database: DatabaseSync, id: number, player: SeedPlayer, passwordHash: string, now: number): void {
  const { username, gameAccounts, bankAccounts, bonuses } = player;
  const own = { player_id: id };
  insertRows(database, 'player', [
    {
      id,
      uuid: uuidOf(username),
      username,
      full_name: player.fullName,
      email: player.email,
      phone: player.phone,
      dob: player.dob,
      password_hash: passwordHash,
    },
  ]);
  insertRows(
    database,
    'player_bank_account',
    bankAccounts.map(({ bankId, accountNumber }, index) => ({
      ...own,
      bank_id: bankId,
      account_holder_name: player.fullName,
      account_number: accountNumber,
      is_default: Number(index === 0),
    })),
  );

  const move = (from: number, to: number, amount: number, reason: string, ticket: number | null = null) => {
    const entry = { reason, from_account_id: from, to_account_id: to, amount, created_at: now, ticket_id: ticket };
    if (amount > 0) insertRows(database, 'ledger_entry', [entry]);
  };
  const wallet = openAccount(database, { ...own, kind: 'wallet' });
  const credits = gameAccounts.reduce((sum, { credit }) => sum + credit, 0);
  const granted = bonuses.reduce((sum, { amount }) => sum + amount, 0);
  move(BANK, wallet, player.wallet + credits, 'opening balance');
  for (const bonus of bonuses) move(BONUSES, wallet, bonus.amount, 'bonus', seedBonus(database, id, bonus, now));
  // The bonuses' money counts as lost in games since.
  move(wallet, BANK, granted, 'opening balance');
  for (const { providerId, password, credit } of gameAccounts) {
    insertRows(database, 'game_account', [{ ...own, provider_id: providerId, username, password }]);
    move(wallet, openAccount(database, { ...own, kind: 'game_account', provider_id: providerId }), credit, 'opening balance');
  }
}

/** The number of its ticket. */
function seedBonus(database: DatabaseSync, playerId: number, bonus: SeedBonus, now: number): number {
  const claimedAt = now - bonus.claimedDaysAgo * DAY_MS;
  const number = Number(database.prepare('select count(*) as tickets from ticket').get()?.['tickets']) + 1;
  insertRows(database, 'ticket', [
    {
      id: number,
      transaction_id: `B${String(number).padStart(8, '0')}`,
      player_id: playerId,
      type: 'bonus',
      status: 'Approved',
      amount: bonus.amount,
      created_at: claimedAt,
      decided_at: claimedAt,
    },
  ]);
  insertRows(database, 'bonus', [
    {
      player_id: playerId,
      ticket_id: number,
      promotion_id: bonus.promotionId ?? null,
      bonus_title: bonus.title,
      turnover: bonus.turnover,
      remaining_turnover: bonus.remainingTurnover,
      claimed_at: claimedAt,
      expires_at: now + bonus.expiresInDays * DAY_MS,
    },
  ]);
  return number;
}

function openAccount(database: DatabaseSync, row: { player_id: number; kind: string; provider_id?: number }): number {
  insertRows(database, 'ledger_account', [row]);
  return Number(database.prepare('select last_insert_rowid() as id').get()?.['id']);
}

function uuidOf(username: string): string {
  const hex = digest(`uuid of ${username}`).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
