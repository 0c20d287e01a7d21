import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { insert } from '../database/database.ts';
import { MAIN_WALLET, MAIN_WALLET_NAME } from './account.ts';

/** How long a slow provider takes to answer. */
export const SLOW_PROVIDER_MS = 1500;

/** As the pre-checks list it. */
export interface ProviderChoice {
  id: number;
  provider_name: string;
}

export type Providers = ReturnType<typeof openProviders>;

const mainWallet: ProviderChoice = { id: MAIN_WALLET, provider_name: MAIN_WALLET_NAME };

export function openProviders(database: DatabaseSync) {
  const all = database.prepare('select id, name as provider_name from provider order by position');
  const own = database.prepare(`
    select id, name as provider_name from provider join game_account on provider_id = provider.id where player_id = ? order by position`);
  const behaviour = database.prepare('select behaviour from provider where id = ?');
  const account = database.prepare('select 1 from game_account where player_id = ? and provider_id = ?');
  const username = database.prepare('select username from player where id = ?');

  return {
    /** Where money can go, the main wallet first. */
    all: () => [mainWallet, ...(all.all() as unknown as ProviderChoice[])],
    /** Where this player has an account, the main wallet first. */
    of: (playerId: number) => [mainWallet, ...(own.all(playerId) as unknown as ProviderChoice[])],
    /** Why money cannot move there, in words for the player; undefined when it can. */
    problem(id: number): string | undefined {
      if (id === MAIN_WALLET) return;
      const row = behaviour.get(id);
      if (!row) return 'Please choose a provider from the list';
      return row['behaviour'] === 'maintenance' ? 'This provider is under maintenance. Please choose another one for now.' : undefined;
    },
    /** Opens the player's account at a provider, if there is none. Call it inside a transaction. */
    openAccount(playerId: number, id: number) {
      if (id === MAIN_WALLET || account.get(playerId, id)) return;
      const row = { player_id: playerId, provider_id: id };
      const name = String(username.get(playerId)?.['username']);
      insert(database, 'game_account', { ...row, username: name, password: randomBytes(6).toString('base64url') });
      insert(database, 'ledger_account', { ...row, kind: 'game_account' });
    },
  };
}
