import type { Handler } from 'hono';
import type { PlayerEnv } from '../../requests/bearer.ts';
import { Refusal } from '../../requests/refusal.ts';
import { type FieldRule, wrappedForm } from '../../requests/wrapped-form.ts';
import type { Stores } from '../../stores/stores.ts';

const RULES: readonly FieldRule[] = [
  ['old_password', /^.{1,64}$/s, 'Please enter your current password'],
  ['new_password', /^.{8,}$/s, 'New password must be at least 8 characters long'],
  ['new_password', /^.{8,64}$/s, 'New password must be at most 64 characters long'],
];

/** `POST /api/v1/user/change-password`. The player's sessions go on. */
export function changePasswordCall({ database, players }: Stores): Handler<PlayerEnv> {
  const current = database.prepare('select password from player where id = ?');
  return async (c) => {
    const fields = await wrappedForm(c, 'change_password', RULES);
    if (fields('new_password') !== fields('confirm_password'))
      throw new Refusal('New passwords do not match');
    const playerId = c.get('playerId');
    if (current.get(playerId)?.['password'] !== fields('old_password'))
      throw new Refusal('The current password is wrong');
    players.setPassword(playerId, fields('new_password'));
    return c.json({ success: true });
  };
}
