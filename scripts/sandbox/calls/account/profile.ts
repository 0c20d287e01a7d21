import type { Handler } from 'hono';
import { MAIN_WALLET } from '../../money/accounts.ts';
import { formatSen } from '../../money/amount.ts';
import type { PlayerEnv } from '../../requests/bearer.ts';
import { Refusal } from '../../requests/refusal.ts';
import { wrappedForm } from '../../requests/wrapped-form.ts';
import type { Stores } from '../../stores/stores.ts';
import { dhakaTime, isCalendarDay } from '../../time/dhaka-time.ts';

const EARLIEST = '1900-01-01';

/** `GET /api/v1/user-profile`: the player who asks, as the only row of a list. A bonus has the name of its promotion in the language of `locale`. */
export function userProfileCall({ database, accounts }: Stores): Handler<PlayerEnv> {
  const player = database.prepare(
    'select id, uuid, username, full_name, email, phone, dob from player where id = ?',
  );
  const gameAccounts = database.prepare(`
    select provider_id, provider.name as provider_name, username, password from game_account
    join provider on provider.id = provider_id where player_id = ? order by provider_id`);
  const banks = database.prepare(`
    select player_bank_account.id, bank_id, bank.name as bank_name, account_holder_name, account_number,
      cast(is_default as text) as is_default
    from player_bank_account join bank on bank.id = bank_id where player_id = ? order by player_bank_account.id`);
  const bonuses = database.prepare(`
    select claimed_at, turnover, remaining_turnover, expires_at, ifnull((
      select same.promotion_name from promotion taken join promotion same on same.bonus_family = taken.bonus_family
      where taken.id = promotion_id and same.language = ? order by same.id limit 1), bonus_title) as bonus_title
    from bonus where player_id = ? order by claimed_at desc`);

  return (c) => {
    const id = c.get('playerId');
    const row = {
      ...player.get(id),
      wallet_balance: formatSen(accounts.balanceOf(id, MAIN_WALLET) ?? 0),
      user_game_account: gameAccounts.all(id),
      user_bank: banks.all(id),
      bonus_history: bonuses.all(c.req.query('locale') ?? null, id).map((bonus) => ({
        date: dhakaTime(Number(bonus['claimed_at'])),
        bonus_title: bonus['bonus_title'],
        turnover: formatSen(Number(bonus['turnover'])),
        remaining_turnover: formatSen(Number(bonus['remaining_turnover'])),
        expired_date: dhakaTime(Number(bonus['expires_at'])),
      })),
    };
    return c.json({ success: true, data: [row] });
  };
}

/** `POST /api/v1/edit-user`. */
export function editUserCall({ database }: Stores): Handler<PlayerEnv> {
  const update = database.prepare('update player set dob = ? where id = ?');
  return async (c) => {
    const dob = (await wrappedForm(c, 'update_user'))('dob');
    if (!isCalendarDay(dob)) throw new Refusal('Please enter your date of birth as YYYY-MM-DD');
    if (dob < EARLIEST || dob > dhakaTime(Date.now()).slice(0, EARLIEST.length))
      throw new Refusal('Please check your date of birth');
    update.run(dob, c.get('playerId'));
    return c.json({ success: true });
  };
}
