import type { Handler } from 'hono';
import { Refusal } from '../../requests/refusal.ts';
import { CODE, type FieldRule, PHONE, wrappedForm } from '../../requests/wrapped-form.ts';
import type { Stores } from '../../stores/stores.ts';

/** The spec shows no rule for the new password: it has to be one that the login takes. */
const RULES: readonly FieldRule[] = [
  PHONE,
  CODE,
  ['new_password', /^.{6,64}$/, 'New password must be 6-64 characters'],
];

/** `POST /api/v1/reset-password`. Ends every session of the player: whoever else knew the old password is out. */
export function resetPasswordCall({ players, sessions, otps }: Stores): Handler {
  return async (c) => {
    const fields = await wrappedForm(c, 'reset_user_password', RULES);
    const phone = fields('contact_no');
    const player = players.byPhone(phone);
    if (!player) throw new Refusal('No account has this phone number');
    otps.use(phone, 'reset', fields('verification_code'));
    players.setPassword(player.id, fields('new_password'));
    sessions.revoke(player.id);
    return c.json({ success: true });
  };
}
