import type { Handler } from 'hono';
import { hashPassword, passwordMatches } from '../../players/password.ts';
import type { PlayerEnv } from '../../requests/bearer.ts';
import { type FieldRule, firstError } from '../../requests/field-rule.ts';
import { wrappedForm } from '../../requests/wrapped-form.ts';
import type { Stores } from '../../stores/stores.ts';

const RULES: readonly FieldRule[] = [
  ['old_password', /^.{1,64}$/s, 'Please enter your current password'],
  ['new_password', /^.{8,}$/s, 'New password must be at least 8 characters long'],
  ['new_password', /^.{8,64}$/s, 'New password must be at most 64 characters long'],
];

/** `POST /api/v1/user/change-password`. The player's sessions go on. */
export function changePasswordCall({ database, passwordCost }: Stores): Handler<PlayerEnv> {
  const current = database.prepare('select password_hash from player where id = ?');
  const update = database.prepare('update player set password_hash = ? where id = ? and password_hash = ?');
  return async (c) => {
    const fields = await wrappedForm(c, 'change_password');
    const refuse = (message: string) => c.json({ success: false, message });
    const problem = firstError(fields, RULES);
    if (problem) return refuse(problem);
    if (fields('new_password') !== fields('confirm_password')) return refuse('New passwords do not match');

    const playerId = c.get('playerId');
    const oldHash = String(current.get(playerId)?.['password_hash']);
    if (!(await passwordMatches(fields('old_password'), oldHash))) return refuse('The current password is wrong');
    const newHash = await hashPassword(fields('new_password'), passwordCost);
    if (update.run(newHash, playerId, oldHash).changes === 0) return refuse('The password was changed elsewhere meanwhile');
    return c.json({ success: true });
  };
}
