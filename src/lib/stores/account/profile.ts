import { changePassword as changePasswordRoute, editUser } from '../../api/routes/account.ts';
import type { Result } from '../../domain/problem.ts';
import type { ChangePassword } from '../../forms/profile.ts';
import { call } from '../session/client.ts';
import { reloadProfile } from '../session/session.ts';

/** Saves the date of birth, YYYY-MM-DD. Resolves with the server's message; the profile is loaded again behind it. */
export async function saveDateOfBirth(dob: string): Promise<Result<string | undefined>> {
  const answer = await call(editUser, { dob });
  if (answer.ok) void reloadProfile();
  return answer;
}

/** Resolves with the server's message. */
export function changePassword({
  current,
  next,
  again,
}: ChangePassword): Promise<Result<string | undefined>> {
  return call(changePasswordRoute, {
    old_password: current,
    new_password: next,
    confirm_password: again,
  });
}
