import type { Handler } from 'hono';
import { insert } from '../../database/database.ts';
import { parseAmount } from '../../money/amount.ts';
import type { PlayerEnv } from '../../requests/bearer.ts';
import { Refusal } from '../../requests/refusal.ts';
import { type FieldRule, wrappedForm } from '../../requests/wrapped-form.ts';
import type { Stores } from '../../stores/stores.ts';

const RULES: readonly FieldRule[] = [
  ['withdraw_from', /^\d{1,9}$/, 'Please choose a provider'],
  ['withdraw_bank', /^(\d{1,9})?$/, 'Please choose one of your bank accounts'],
];

/** `POST /api/v1/user/add-withdraw`. The amount is taken at once, so that the same money cannot be requested twice. */
export function addWithdrawCall({ database, accounts, tickets }: Stores): Handler<PlayerEnv> {
  const anyBank = database.prepare('select 1 from player_bank_account where player_id = ?');
  const bank = database.prepare(`
    select bank.name as bank_name, account_holder_name, account_number from player_bank_account
    join bank on bank.id = bank_id where player_bank_account.id = ? and player_id = ?`);

  return async (c) => {
    const fields = await wrappedForm(c, 'add_withdraw', RULES);
    const amount = parseAmount(fields('withdraw_amount'));
    const [playerId, from] = [c.get('playerId'), Number(fields('withdraw_from'))];
    accounts.assertOpen(from);
    if (!anyBank.get(playerId))
      throw new Refusal('Please add a bank first before making a withdrawal.');
    const account = bank.get(Number(fields('withdraw_bank')), playerId);
    if (!account) throw new Refusal('Please choose one of your bank accounts');
    accounts.take(playerId, from, amount, 'There is not enough credit there for this withdrawal');
    const ticketId = tickets.add({ playerId, type: 'withdraw', status: 'Pending', amount, from });
    insert(database, 'withdrawal', { ticket_id: ticketId, ...account });
    return c.json({ success: true });
  };
}
