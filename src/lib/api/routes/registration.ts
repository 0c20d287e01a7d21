import * as v from 'valibot';
import { CURRENCY_ID } from '../../config.ts';
import { submit } from '../replies/outcome-reply.ts';
import type { Route } from '../route.ts';

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
  input: v.object({
    bank_id: v.string(),
    username: v.string(),
    password: v.string(),
    full_name: v.string(),
    contact_no: v.string(),
    account_number: v.string(),
    verification_code: v.string(),
    ref: v.optional(v.string()),
  }),
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
  input: v.object({ contact_no: v.string(), verification_code: v.string(), new_password: v.string() }),
} as const satisfies Route;
