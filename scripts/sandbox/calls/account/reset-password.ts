import type { Handler } from 'hono';
import { transaction } from '../../database/database.ts';
import { hashPassword } from '../../players/password.ts';
import { CODE, type FieldRule, firstError, PHONE } from '../../requests/field-rule.ts';
import { wrappedForm } from '../../requests/wrapped-form.ts';
import type { Stores } from '../../stores/stores.ts';

/** The spec shows no rule for the new password: it has to be one that the login takes. */
const RULES: readonly FieldRule[] = [PHONE, CODE, ['new_password', /^.{6,64}$/, 'New password must be 6-64 characters']];

/** `POST /api/v1/reset-password`. Ends every session of the player: whoever else knew the old password is out. */
export function resetPasswordCall({ database, players, sessions, otps, passwordCost }: Stores): Handler {
  return async (c) => {
    const fields = await wrappedForm(c, 'reset_user_password');
    const problem = firstError(fields, RULES);
    if (problem) return c.json({ success: false, message: problem });

    const phone = fields('contact_no');
    const passwordHash = await hashPassword(fields('new_password'), passwordCost);
    const message = transaction(database, () => {
      const player = players.byPhone(phone);
      if (!player) return 'No account has this phone number';
      const wrongCode = otps.use(phone, 'reset', fields('verification_code'));
      if (wrongCode) return wrongCode;
      players.setPassword(player.id, passwordHash);
      sessions.revoke(player.id);
      return;
    });
    return c.json(message ? { success: false, message } : { success: true });
  };
}
