import * as v from 'valibot';
import { CURRENCY_ID } from '../../config.ts';
import { submit } from '../replies/outcome-reply.ts';
import type { Fields, Route } from '../route.ts';

const snakeCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The phone number includes its prefix. */
const SmsRequest = v.object({ contact_no: v.string(), 'g-recaptcha-response': v.string() });

export const requestOtp = {
  ...submit,
  path: 'v1/request-otp',
  wrap: 'verify_phone_number',
  input: SmsRequest,
} as const satisfies Route;

export const register = {
  ...submit,
  path: 'v1/register',
  wrap: 'add_user',
  fixed: { currency_id: CURRENCY_ID },
  // The fields of the form, by their names in snake case; what is empty is left out.
  input: v.pipe(
    v.objectWithRest({ contact: v.string(), otp: v.string() }, v.string()),
    v.transform(({ contact, otp, ...fields }): Fields => {
      const sent = Object.entries(fields).map(([name, value]) => [
        snakeCase(name),
        value || undefined,
      ]);
      return { ...Object.fromEntries(sent), contact_no: contact, verification_code: otp };
    }),
  ),
} as const satisfies Route;

export const forgetPassword = {
  ...submit,
  path: 'v1/forget-password',
  wrap: 'verify_forget_password',
  input: SmsRequest,
} as const satisfies Route;

export const resetPassword = {
  ...submit,
  path: 'v1/reset-password',
  wrap: 'reset_user_password',
  input: v.object({
    contact_no: v.string(),
    verification_code: v.string(),
    new_password: v.string(),
  }),
} as const satisfies Route;
