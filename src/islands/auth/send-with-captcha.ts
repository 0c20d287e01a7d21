import { captchaToken, resetCaptcha } from '@/lib/browser/captcha/captcha';
import type { Result } from '@/lib/domain/problem';

/** Sends a request that costs an SMS, with a captcha token. A token is good for one request, so the captcha is reset after each. */
export async function sendWithCaptcha<Value>(send: (token: string) => Promise<Result<Value>>): Promise<Result<Value>> {
  const token = await captchaToken();
  const result = token.ok ? await send(token.value) : token;
  resetCaptcha();
  return result;
}
