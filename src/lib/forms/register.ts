import * as v from 'valibot';
import { LENGTHS } from '../config.ts';
import { latinDigits } from '../domain/text/numbers.ts';
import { AccountNumber, Digits, forward, Otp, RequiredText } from './fields.ts';
import { phoneFields, withPhoneAsSent } from './phone.ts';

const { username, password, fullName } = LENGTHS;

function isPassword(text: string): boolean {
  return text.length >= password.min && text.length <= password.max && /[A-Za-z]/.test(text) && /\d/.test(text);
}

/** Spec section 5, Registration. */
export const RegisterSchema = v.pipe(
  v.object({
    fullName: v.pipe(v.string(), v.trim(), v.nonEmpty('fullNameRequired'), v.minLength(fullName.min, 'fullNameTooShort')),
    username: v.pipe(
      Digits,
      v.nonEmpty('usernameRequired'),
      v.regex(new RegExp(`^[A-Za-z\\d]{${username.min},${username.max}}$`), 'usernameFormat'),
    ),
    password: v.pipe(
      RequiredText('passwordRequired'),
      v.check((text) => isPassword(text) || !isPassword(latinDigits(text)), 'passwordDigits'),
      v.check(isPassword, 'passwordFormat'),
    ),
    passwordConfirmation: RequiredText('againRequired'),
    ...phoneFields,
    bankId: RequiredText('bankRequired'),
    accountNumber: AccountNumber,
    otp: Otp,
    ref: Digits,
  }),
  forward(
    v.check(({ password, passwordConfirmation }) => password === passwordConfirmation, 'passwordMismatch'),
    'passwordConfirmation',
  ),
  v.transform(withPhoneAsSent),
);
export type RegisterFields = v.InferInput<typeof RegisterSchema>;
export type Register = v.InferOutput<typeof RegisterSchema>;
