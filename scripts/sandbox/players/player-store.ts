import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { insert } from '../database/database.ts';
import { type Accounts, MAIN_WALLET } from '../money/accounts.ts';

interface PlayerRow {
  id: number;
  password: string;
}

interface NewPlayer {
  username: string;
  password: string;
  full_name: string;
  phone: string;
  ref_code: string | undefined;
}

interface BankAccount {
  bank_id: number;
  account_number: string;
}

export function playerStore(database: DatabaseSync, accounts: Accounts) {
  const columns = 'select id, password from player';
  const byUsername = database.prepare(`${columns} where username = ?`);
  const byPhone = database.prepare(`${columns} where phone = ?`);
  const openToAll = database.prepare(
    'select id from provider where opens_accounts = 1 order by id',
  );
  const setPassword = database.prepare('update player set password = ? where id = ?');

  return {
    /** Upper and lower case are the same. */
    byUsername: (username: string) => byUsername.get(username) as PlayerRow | undefined,
    byPhone: (phone: string) => byPhone.get(phone) as PlayerRow | undefined,
    /** Adds a player with an empty wallet, a bank account, and accounts at the providers that open one for everybody. */
    add(player: NewPlayer, account: BankAccount) {
      const player_id = insert(database, 'player', { uuid: randomUUID(), ...player });
      insert(database, 'balance', { player_id, provider_id: MAIN_WALLET, amount: 0 });
      for (const { id } of openToAll.all()) accounts.open(player_id, Number(id));
      const holder = { player_id, account_holder_name: player.full_name };
      insert(database, 'player_bank_account', { ...holder, ...account, is_default: 1 });
    },
    setPassword: (playerId: number, password: string) => void setPassword.run(password, playerId),
  };
}
