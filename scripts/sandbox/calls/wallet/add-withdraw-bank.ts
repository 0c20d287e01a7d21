import type { DatabaseSync } from 'node:sqlite';
import type { Handler } from 'hono';
import { insertRows, transaction } from '../../database/database.ts';
import type { PlayerEnv } from '../../requests/bearer.ts';
import { wrappedForm } from '../../requests/wrapped-form.ts';
import { bankAccountParser } from './add-withdraw-bank-account.ts';

/** `POST /api/v1/user/add-withdraw-bank`. A new default takes the place of the one before. */
export function addWithdrawBankCall(database: DatabaseSync): Handler<PlayerEnv> {
  const parse = bankAccountParser(database);
  const clearDefault = database.prepare('update player_bank_account set is_default = 0 where player_id = ?');
  return async (c) => {
    const fields = await wrappedForm(c, 'add_user_withdraw_bank');
    const playerId = c.get('playerId');
    const message = transaction(database, () => {
      const account = parse(fields, playerId);
      if ('problem' in account) return account.problem;
      if (account.is_default) clearDefault.run(playerId);
      insertRows(database, 'player_bank_account', [{ player_id: playerId, ...account }]);
      return;
    });
    return c.json(message ? { success: false, message } : { success: true });
  };
}
