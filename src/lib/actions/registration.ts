import * as routes from '../api/routes/registration.ts';
import { delay } from '../browser/delay.ts';
import { PHONE_PREFIX } from '../config.ts';
import type { Result } from '../domain/problem.ts';
import type { ResetPassword } from '../forms/forgot-password.ts';
import type { Register } from '../forms/register.ts';
import { call } from '../session/client.ts';
import { login } from '../stores/session.ts';

/** A silent login that takes longer is left to itself, in milliseconds. */
const LOGIN_PATIENCE = 5_000;

/** Sends the code that proves a phone number at registration. Phones here are without prefix; answers are the server's messages. */
export function sendOtp(phone: string, captcha: string): Promise<Result<string | undefined>> {
  return call(routes.requestOtp, { contact_no: PHONE_PREFIX + phone, 'g-recaptcha-response': captcha });
}

/** Creates the account and signs the player in; if that fails nothing is said of it (decisions, 11). */
export async function register(command: Register): Promise<Result<string | undefined>> {
  const { username, password } = command;
  const answer = await call(routes.register, {
    bank_id: command.bankId,
    username,
    password,
    full_name: command.fullName,
    contact_no: PHONE_PREFIX + command.phone,
    account_number: command.accountNumber,
    verification_code: command.otp,
    ref: command.ref || undefined,
  });
  if (answer.ok) await Promise.race([login({ username, password, remember: true }), delay(LOGIN_PATIENCE)]);
  return answer;
}

/** Sends the code for a new password. */
export function sendResetCode(phone: string, captcha: string): Promise<Result<string | undefined>> {
  return call(routes.forgetPassword, { contact_no: PHONE_PREFIX + phone, 'g-recaptcha-response': captcha });
}

export function resetPassword(command: ResetPassword & { phone: string }): Promise<Result<string | undefined>> {
  return call(routes.resetPassword, {
    contact_no: PHONE_PREFIX + command.phone,
    verification_code: command.otp,
    new_password: command.newPassword,
  });
}
