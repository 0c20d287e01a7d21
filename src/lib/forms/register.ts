import * as v from 'valibot';
import type messages from '../../content/messages/en/register.json';
import { LENGTHS } from '../config.ts';
import { Digits, Otp, Password, Phone } from './text-fields.ts';

const code = (key: keyof typeof messages) => key;
const { username, password, fullName, accountNumber } = LENGTHS;

/** The phone alone: it is checked before the OTP is sent. */
export const RegisterPhone = Phone(code('phoneRequired'), code('phoneFormat'));

/** Spec section 5, Registration. */
export const RegisterSchema = v.pipe(
  v.object({
    fullName: v.pipe(v.string(), v.trim(), v.nonEmpty(code('fullNameRequired')), v.minLength(fullName.min, code('fullNameTooShort'))),
    username: v.pipe(
      Digits,
      v.nonEmpty(code('usernameRequired')),
      v.regex(new RegExp(`^[A-Za-z\\d]{${username.min},${username.max}}$`), code('usernameFormat')),
    ),
    password: v.pipe(
      Password(code('passwordRequired')),
      v.check((text) => text.length >= password.min && text.length <= password.max, code('passwordFormat')),
      v.check((text) => /[A-Za-z]/.test(text) && /\d/.test(text), code('passwordFormat')),
    ),
    passwordConfirmation: Password(code('passwordRequired')),
    phone: RegisterPhone,
    bankId: v.pipe(v.string(), v.nonEmpty(code('bankRequired'))),
    accountNumber: v.pipe(
      Digits,
      v.transform((text) => text.replace(/[\s-]/g, '')),
      v.nonEmpty(code('accountNumberRequired')),
      v.regex(new RegExp(`^\\d{${accountNumber.min},}$`), code('accountNumberFormat')),
    ),
    otp: Otp(code('otpRequired'), code('otpFormat')),
    ref: v.pipe(v.string(), v.trim()),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['passwordConfirmation']],
      (fields) => fields.password === fields.passwordConfirmation,
      code('passwordMismatch'),
    ),
    ['passwordConfirmation'],
  ),
);
export type RegisterFields = v.InferInput<typeof RegisterSchema>;
export type Register = v.InferOutput<typeof RegisterSchema>;
