import { Hono } from 'hono';
import { insert } from '../../database/database.ts';
import type { PlayerEnv } from '../../requests/bearer.ts';
import { Refusal } from '../../requests/refusal.ts';
import { type FieldRule, type Fields, wrappedForm } from '../../requests/wrapped-form.ts';
import type { Stores } from '../../stores/stores.ts';

const RULES: readonly FieldRule[] = [
  ['bank_id', /^\d{1,9}$/, 'Please select a bank'],
  [
    'account_holder_name',
    /^\s*\S.{0,98}\S\s*$/,
    'The account holder’s name must be 2-100 characters',
  ],
  ['account_number', /^\d{4,30}$/, 'Account number must be 4-30 digits'],
  ['default', /^[01]$/, 'Please choose whether this is the default bank'],
];
const NOT_OWN = 'This bank account is not in your list';

/** Adding, editing and deleting a player's bank accounts. A pending withdrawal still goes to the account as it was before. */
export function bankAccountCalls({ database }: Stores): Hono<PlayerEnv> {
  const bank = database.prepare('select 1 from bank where id = ?');
  const same = database.prepare(
    'select 1 from player_bank_account where player_id = ? and bank_id = ? and account_number = ? and id <> ?',
  );
  const own = database.prepare('select 1 from player_bank_account where id = ? and player_id = ?');
  const clearDefault = database.prepare(
    'update player_bank_account set is_default = 0 where player_id = ?',
  );
  const update = database.prepare(`
    update player_bank_account set bank_id = :bank_id, account_holder_name = :account_holder_name, account_number = :account_number,
      is_default = :is_default where id = :id`);
  const remove = database.prepare('delete from player_bank_account where id = ? and player_id = ?');

  /** Writes the account; `id` is the row that is edited, 0 for a new one. */
  function save(fields: Fields, playerId: number, id = 0): void {
    if (id !== 0 && !own.get(id, playerId)) throw new Refusal(NOT_OWN);
    const account = {
      bank_id: Number(fields('bank_id')),
      account_holder_name: fields('account_holder_name').trim(),
      account_number: fields('account_number'),
      is_default: Number(fields('default')),
    };
    if (!bank.get(account.bank_id)) throw new Refusal('Please select a bank');
    if (same.get(playerId, account.bank_id, account.account_number, id))
      throw new Refusal('This bank account is already in your list');
    if (account.is_default) clearDefault.run(playerId);
    if (id === 0) insert(database, 'player_bank_account', { player_id: playerId, ...account });
    else update.run({ id, ...account });
  }

  const app = new Hono<PlayerEnv>();
  app.post('/add-withdraw-bank', async (c) => {
    const fields = await wrappedForm(c, 'add_user_withdraw_bank', RULES);
    save(fields, c.get('playerId'));
    return c.json({ success: true });
  });
  app.post('/edit-withdraw-bank', async (c) => {
    const fields = await wrappedForm(c, 'update_user_withdraw_bank', RULES);
    save(fields, c.get('playerId'), Number(fields('id')) || -1);
    return c.json({ success: true });
  });
  app.post('/delete-withdraw-bank', async (c) => {
    const fields = await wrappedForm(c, 'delete_user_withdraw_bank');
    const { changes } = remove.run(Number(fields('id')), c.get('playerId'));
    if (changes === 0) throw new Refusal(NOT_OWN);
    return c.json({ success: true });
  });
  return app;
}
