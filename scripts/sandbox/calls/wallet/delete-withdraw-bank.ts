import type { DatabaseSync } from 'node:sqlite';
import type { Handler } from 'hono';
import type { PlayerEnv } from '../../requests/bearer.ts';
import { wrappedForm } from '../../requests/wrapped-form.ts';

/** `POST /api/v1/user/delete-withdraw-bank`: of the player's own. */
export function deleteWithdrawBankCall(database: DatabaseSync): Handler<PlayerEnv> {
  const remove = database.prepare('delete from player_bank_account where id = ? and player_id = ?');
  return async (c) => {
    const fields = await wrappedForm(c, 'delete_user_withdraw_bank');
    const { changes } = remove.run(Number(fields('id')), c.get('playerId'));
    return c.json(changes === 1 ? { success: true } : { success: false, message: 'This bank account is not in your list' });
  };
}
