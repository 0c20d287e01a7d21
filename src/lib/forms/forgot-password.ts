import * as v from 'valibot';
import { forward, Otp, RequiredText } from './fields.ts';
import { phoneFields, withPhoneAsSent } from './phone.ts';

/** Step 1: the phone that the code goes to (spec section 2, Forgot password). */
export const ResetPhoneSchema = v.pipe(v.object(phoneFields('phoneRequired', 'phoneFormat', 'phoneForeign')), v.transform(withPhoneAsSent));

/** Step 2: the code and the new password. The spec shows no rule for the password but its confirmation. */
export const ResetPasswordSchema = v.pipe(
  v.object({
    otp: Otp('otpRequired', 'otpFormat'),
    newPassword: RequiredText('passwordRequired'),
    confirmPassword: RequiredText('againRequired'),
  }),
  forward(
    v.partialCheck([['newPassword'], ['confirmPassword']], (fields) => fields.newPassword === fields.confirmPassword, 'passwordMismatch'),
    'confirmPassword',
  ),
);
export type ResetPassword = v.InferOutput<typeof ResetPasswordSchema>;
