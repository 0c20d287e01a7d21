import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { insert } from '../database/database.ts';
import { Refusal } from '../requests/refusal.ts';

/**
 * A player's money is in the main wallet and at game providers; the balances never overlap. Where a call names a provider, 0 is the main wallet. A
 * deposit is added once it is approved; a withdrawal is taken at once and comes back when it is rejected; a transfer moves between any two.
 */
export const MAIN_WALLET = 0;
export const MAIN_WALLET_NAME = 'Main Wallet';
/** How long a slow provider takes to answer. */
export const SLOW_PROVIDER_MS = 1500;

export type Accounts = ReturnType<typeof openAccounts>;

/** Providers, and what players have there, in sen. */
export function openAccounts(database: DatabaseSync) {
  const all = database.prepare('select id, name as provider_name from provider order by position');
  const own = database.prepare(`
    select id, name as provider_name from provider join game_account on provider_id = provider.id where player_id = ? order by position`);
  const behaviour = database.prepare('select behaviour from provider where id = ?');
  const username = database.prepare('select username from player where id = ?');
  const balance = database.prepare(
    'select amount from balance where player_id = ? and provider_id = ?',
  );
  const change = database.prepare(
    'update balance set amount = amount + ? where player_id = ? and provider_id = ?',
  );
  const withWallet = (rows: object[]) => [
    { id: MAIN_WALLET, provider_name: MAIN_WALLET_NAME },
    ...rows,
  ];

  function balanceOf(playerId: number, at: number): number | undefined {
    const row = balance.get(playerId, at);
    return row && Number(row['amount']);
  }

  return {
    /** Where money can go, the main wallet first. */
    all: () => withWallet(all.all()),
    /** Where this player has an account, the main wallet first. */
    of: (playerId: number) => withWallet(own.all(playerId)),
    /** Undefined where the player has no account. */
    balanceOf,
    /** @throws Refusal where no money can move now */
    assertOpen(id: number) {
      if (id === MAIN_WALLET) return;
      const row = behaviour.get(id);
      if (!row) throw new Refusal('Please choose a provider from the list');
      if (row['behaviour'] === 'maintenance')
        throw new Refusal('This provider is under maintenance. Please choose another one for now.');
    },
    /** Opens the player's account at a provider, if there is none. */
    open(playerId: number, id: number) {
      if (balanceOf(playerId, id) !== undefined) return;
      const own = { player_id: playerId, provider_id: id };
      const password = randomBytes(6).toString('base64url');
      insert(database, 'game_account', { ...own, ...username.get(playerId), password });
      insert(database, 'balance', { ...own, amount: 0 });
    },
    add: (playerId: number, at: number, sen: number) => void change.run(sen, playerId, at),
    /** @throws Refusal with the words given when there is not enough */
    take(playerId: number, at: number, sen: number, otherwise: string) {
      if ((balanceOf(playerId, at) ?? 0) < sen) throw new Refusal(otherwise);
      change.run(-sen, playerId, at);
    },
  };
}
