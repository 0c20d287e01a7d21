import type { Handler } from 'hono';
import type { OtpPurpose } from '../../players/otp-store.ts';
import { Refusal } from '../../requests/refusal.ts';
import { PHONE, wrappedForm } from '../../requests/wrapped-form.ts';
import type { Stores } from '../../stores/stores.ts';

/** `POST /api/v1/request-otp`: a code for a phone that nobody has registered. */
export function requestOtpCall(stores: Stores): Handler {
  return sendCode(stores, 'verify_phone_number', 'register');
}

/** `POST /api/v1/forget-password`: a code for a registered phone. */
export function forgetPasswordCall(stores: Stores): Handler {
  return sendCode(stores, 'verify_forget_password', 'reset');
}

function sendCode(
  { players, otps, sms, captchaTokens }: Stores,
  wrap: string,
  purpose: OtpPurpose,
): Handler {
  return async (c) => {
    const fields = await wrappedForm(c, wrap, [PHONE]);
    const phone = fields('contact_no');
    if (!captchaTokens.delete(fields('g-recaptcha-response')))
      throw new Refusal('The captcha check failed. Please try again.');
    const player = players.byPhone(phone);
    if (purpose === 'register' && player)
      throw new Refusal('This phone number is already registered');
    if (purpose === 'reset' && !player) throw new Refusal('No account has this phone number');
    sms.send(
      phone,
      `${otps.create(phone, purpose)} is your code. It is good for 5 minutes. Give it to nobody, not even to us.`,
    );
    return c.json({ success: true });
  };
}
