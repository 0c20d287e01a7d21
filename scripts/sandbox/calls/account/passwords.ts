import type { Handler } from 'hono';
import type { PlayerEnv } from '../../requests/bearer.ts';
import { Refusal } from '../../requests/refusal.ts';
import { CODE, type FieldRule, PHONE, wrappedForm } from '../../requests/wrapped-form.ts';
import type { Stores } from '../../stores/stores.ts';

const CHANGE_RULES: readonly FieldRule[] = [
  ['old_password', /^.{1,64}$/s, 'Please enter your current password'],
  ['new_password', /^.{8,}$/s, 'New password must be at least 8 characters long'],
  ['new_password', /^.{8,64}$/s, 'New password must be at most 64 characters long'],
];
/** The spec shows no rule for the new password: it has to be one that the login takes. */
const RESET_RULES: readonly FieldRule[] = [
  PHONE,
  CODE,
  ['new_password', /^.{6,64}$/, 'New password must be 6-64 characters'],
];

/** `POST /api/v1/user/change-password`. The player's sessions go on. */
export function changePasswordCall({ database, players }: Stores): Handler<PlayerEnv> {
  const current = database.prepare('select password from player where id = ?');
  return async (c) => {
    const fields = await wrappedForm(c, 'change_password', CHANGE_RULES);
    if (fields('new_password') !== fields('confirm_password'))
      throw new Refusal('New passwords do not match');
    const playerId = c.get('playerId');
    if (current.get(playerId)?.['password'] !== fields('old_password'))
      throw new Refusal('The current password is wrong');
    players.setPassword(playerId, fields('new_password'));
    return c.json({ success: true });
  };
}

/** `POST /api/v1/reset-password`. Ends every session of the player: whoever else knew the old password is out. */
export function resetPasswordCall({ players, sessions, otps }: Stores): Handler {
  return async (c) => {
    const fields = await wrappedForm(c, 'reset_user_password', RESET_RULES);
    const phone = fields('contact_no');
    const player = players.byPhone(phone);
    if (!player) throw new Refusal('No account has this phone number');
    otps.use(phone, 'reset', fields('verification_code'));
    players.setPassword(player.id, fields('new_password'));
    sessions.revoke(player.id);
    return c.json({ success: true });
  };
}
