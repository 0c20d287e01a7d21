import * as v from 'valibot';
import { forward, Otp, RequiredText } from './fields.ts';

/** Step 2 (spec section 2, Forgot password): the code and the new password. The spec shows no rule for the password but its confirmation. */
export const ResetPasswordSchema = v.pipe(
  v.object({
    otp: Otp,
    newPassword: RequiredText('passwordRequired'),
    confirmPassword: RequiredText('againRequired'),
  }),
  forward(
    v.check(
      ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
      'passwordMismatch',
    ),
    'confirmPassword',
  ),
);
export type ResetPassword = v.InferOutput<typeof ResetPasswordSchema>;
