import type { DatabaseSync } from 'node:sqlite';
import type { Handler } from 'hono';
import { transaction } from '../../database/database.ts';
import type { PlayerEnv } from '../../requests/bearer.ts';
import { wrappedForm } from '../../requests/wrapped-form.ts';
import { bankAccountParser } from './add-withdraw-bank-account.ts';

/** `POST /api/v1/user/edit-withdraw-bank`: of the player's own. A pending withdrawal still goes to the account as it was before. */
export function editWithdrawBankCall(database: DatabaseSync): Handler<PlayerEnv> {
  const parse = bankAccountParser(database);
  const own = database.prepare('select 1 from player_bank_account where id = ? and player_id = ?');
  const clearDefault = database.prepare('update player_bank_account set is_default = 0 where player_id = ?');
  const update = database.prepare(`
    update player_bank_account set bank_id = :bank_id, account_holder_name = :account_holder_name, account_number = :account_number,
      is_default = :is_default where id = :id`);
  return async (c) => {
    const fields = await wrappedForm(c, 'update_user_withdraw_bank');
    const playerId = c.get('playerId');
    const id = Number(fields('id'));
    const message = transaction(database, () => {
      if (!own.get(id, playerId)) return 'This bank account is not in your list';
      const account = parse(fields, playerId, id);
      if ('problem' in account) return account.problem;
      if (account.is_default) clearDefault.run(playerId);
      update.run({ id, ...account });
      return;
    });
    return c.json(message ? { success: false, message } : { success: true });
  };
}
