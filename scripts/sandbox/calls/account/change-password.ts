import type { Handler } from 'hono';
import { loginAttempts } from '../../players/login-attempts.ts';
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
export function changePasswordCall({ database, now, passwordCost }: Stores): Handler<PlayerEnv> {
  const current = database.prepare('select password_hash from player where id = ?');
  const update = database.prepare('update player set password_hash = ? where id = ? and password_hash = ?');
  const attempts = loginAttempts(now);
  return async (c) => {
    const fields = await wrappedForm(c, 'change_password');
    const refuse = (message: string) => c.json({ success: false, message });
    const problem = firstError(fields, RULES);
    if (problem) return refuse(problem);
    if (fields('new_password') !== fields('confirm_password')) return refuse('New passwords do not match');

    const playerId = c.get('playerId');
    if (!attempts.start(String(playerId))) return refuse('Too many tries. Please wait a few minutes.');
    const oldHash = String(current.get(playerId)?.['password_hash']);
    if (!(await passwordMatches(fields('old_password'), oldHash))) return refuse('The current password is wrong');
    const newHash = await hashPassword(fields('new_password'), passwordCost);
    if (update.run(newHash, playerId, oldHash).changes === 0) return refuse('The password was changed elsewhere meanwhile');
    attempts.reset(String(playerId));
    return c.json({ success: true });
  };
}
