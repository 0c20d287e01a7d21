import * as v from 'valibot';
import { LENGTHS, phonePrefixes } from '../config.ts';
import { latinDigits } from '../domain/text/numbers.ts';
import { AccountNumber, Digits, forward, Otp, RequiredText } from './fields.ts';
import { phoneFields, withPhoneAsSent } from './phone.ts';

const { username, password, fullName } = LENGTHS;

function isPassword(text: string): boolean {
  return (
    text.length >= password.min &&
    text.length <= password.max &&
    /[A-Za-z]/.test(text) &&
    /\d/.test(text)
  );
}

/** The fields of a registration (spec section 5) in order, by the step that shows them. Form, draft and request follow this list (docs/architecture.md). */
const STEPS = {
  access: {
    ...phoneFields,
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
  },
  payout: {
    fullName: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('fullNameRequired'),
      v.minLength(fullName.min, 'fullNameTooShort'),
    ),
    bankId: RequiredText('bankRequired'),
    accountNumber: AccountNumber,
    ref: Digits,
  },
  code: { otp: Otp },
};

export const RegistrationSchema = v.pipe(
  v.object({ ...STEPS.access, ...STEPS.payout, ...STEPS.code }),
  forward(
    v.check(
      ({ password, passwordConfirmation }) => password === passwordConfirmation,
      'passwordMismatch',
    ),
    'passwordConfirmation',
  ),
  v.transform(withPhoneAsSent),
);
export type RegistrationFields = v.InferInput<typeof RegistrationSchema>;
export type Registration = v.InferOutput<typeof RegistrationSchema>;

type Name = keyof RegistrationFields;
const namesOf = (fields: Partial<Record<Name, unknown>>) => Object.keys(fields) as Name[];

export const REGISTRATION_FIELDS = {
  access: namesOf(STEPS.access),
  payout: namesOf(STEPS.payout),
  code: namesOf(STEPS.code),
};

/** The values of a registration that has not begun. */
export function newRegistration(): RegistrationFields {
  const empty = Object.fromEntries(
    Object.values(REGISTRATION_FIELDS).flatMap((names) => names.map((name) => [name, ''])),
  );
  return { ...empty, phonePrefix: phonePrefixes()[0] ?? '' } as RegistrationFields;
}
