import * as v from 'valibot';
import { CURRENCY_ID } from '../../config.ts';
import { OutcomeReply } from '../replies/outcome-reply.ts';
import type { Route } from '../route.ts';

/** The phone number includes its prefix. */
const SmsRequest = v.object({ contact_no: v.string(), 'g-recaptcha-response': v.string() });

export const requestOtp = {
  method: 'POST',
  path: 'v1/request-otp',
  send: 'form',
  wrap: 'verify_phone_number',
  timeout: 'submit',
  input: SmsRequest,
  reply: OutcomeReply,
} as const satisfies Route;

export const register = {
  method: 'POST',
  path: 'v1/register',
  send: 'form',
  wrap: 'add_user',
  timeout: 'submit',
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
  reply: OutcomeReply,
} as const satisfies Route;

export const forgetPassword = {
  method: 'POST',
  path: 'v1/forget-password',
  send: 'form',
  wrap: 'verify_forget_password',
  timeout: 'submit',
  input: SmsRequest,
  reply: OutcomeReply,
} as const satisfies Route;

export const resetPassword = {
  method: 'POST',
  path: 'v1/reset-password',
  send: 'form',
  wrap: 'reset_user_password',
  timeout: 'submit',
  input: v.object({ contact_no: v.string(), verification_code: v.string(), new_password: v.string() }),
  reply: OutcomeReply,
} as const satisfies Route;
