import * as v from 'valibot';
import type messages from '../../content/messages/en/forgot-password.json';
import { Otp, Password, Phone } from './text-fields.ts';

const code = (key: keyof typeof messages) => key;

/** Step 1: the phone that the code goes to (spec section 2, Forgot password). */
export const ResetPhoneSchema = v.object({ phone: Phone(code('phoneRequired'), code('phoneFormat')) });

/** Step 2: the code and the new password. The spec shows no rule for the password but its confirmation. */
export const ResetPasswordSchema = v.pipe(
  v.object({
    otp: Otp(code('otpRequired'), code('otpFormat')),
    newPassword: Password(code('passwordRequired')),
    confirmPassword: Password(code('passwordRequired')),
  }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      (fields) => fields.newPassword === fields.confirmPassword,
      code('passwordMismatch'),
    ),
    ['confirmPassword'],
  ),
);
export type ResetPassword = v.InferOutput<typeof ResetPasswordSchema>;
