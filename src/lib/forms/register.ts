import * as v from 'valibot';
import { LENGTHS } from '../config.ts';
import { forward } from './forward.ts';
import { AccountNumber, Digits, Otp, Phone, RequiredText } from './text-fields.ts';

const { username, password, fullName } = LENGTHS;

/** The phone alone: it is checked before the OTP is sent. */
export const RegisterPhone = Phone('phoneRequired', 'phoneFormat');

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
      v.check((text) => text.length >= password.min && text.length <= password.max, 'passwordFormat'),
      v.check((text) => /[A-Za-z]/.test(text) && /\d/.test(text), 'passwordFormat'),
    ),
    passwordConfirmation: RequiredText('passwordRequired'),
    phone: RegisterPhone,
    bankId: RequiredText('bankRequired'),
    accountNumber: AccountNumber('accountNumberRequired', 'accountNumberFormat'),
    otp: Otp('otpRequired', 'otpFormat'),
    ref: v.pipe(v.string(), v.trim()),
  }),
  forward(
    v.partialCheck(
      [['password'], ['passwordConfirmation']],
      (fields) => fields.password === fields.passwordConfirmation,
      'passwordMismatch',
    ),
    'passwordConfirmation',
  ),
);
export type RegisterFields = v.InferInput<typeof RegisterSchema>;
export type Register = v.InferOutput<typeof RegisterSchema>;
