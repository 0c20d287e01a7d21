import * as routes from '../../api/routes/registration.ts';
import { delay } from '../../browser/page/when.ts';
import type { Result } from '../../domain/problem.ts';
import type { PhoneNumber } from '../../domain/text/phone-number.ts';
import type { ResetPassword } from '../../forms/forgot-password.ts';
import type { Registration } from '../../forms/registration.ts';
import { call } from './client.ts';
import { login } from './session.ts';

/** How long the login after a registration is waited for. */
const LOGIN_TIMEOUT_MS = 5_000;

const contactOf = ({ phonePrefix, phone }: PhoneNumber) => phonePrefix + phone;

/** Has a code sent to a phone number that is to be registered. Resolves with the server's message. */
export function sendOtp(phone: PhoneNumber, captcha: string): Promise<Result<string | undefined>> {
  return call(routes.requestOtp, { contact_no: contactOf(phone), 'g-recaptcha-response': captcha });
}

/** Creates the account and signs the player in; a failed login is not reported, since the player can log in by hand. Resolves with the message. */
export async function register(command: Registration): Promise<Result<string | undefined>> {
  const { phonePrefix, phone, passwordConfirmation: _, otp, ...others } = command;
  const { username, password } = command;
  const answer = await call(routes.register, {
    ...others,
    contact: contactOf({ phonePrefix, phone }),
    otp,
  });
  if (answer.ok)
    await Promise.race([login({ username, password, remember: true }), delay(LOGIN_TIMEOUT_MS)]);
  return answer;
}

/** Has a code for a new password sent to a phone number. Resolves with the server's message. */
export function sendResetCode(
  phone: PhoneNumber,
  captcha: string,
): Promise<Result<string | undefined>> {
  return call(routes.forgetPassword, {
    contact_no: contactOf(phone),
    'g-recaptcha-response': captcha,
  });
}

/** Sets a new password. Resolves with the server's message. */
export function resetPassword(
  command: ResetPassword & PhoneNumber,
): Promise<Result<string | undefined>> {
  return call(routes.resetPassword, {
    contact_no: contactOf(command),
    verification_code: command.otp,
    new_password: command.newPassword,
  });
}
