import { captchaToken, resetCaptcha } from '@/lib/browser/captcha/captcha';
import { pageNumber } from '@/lib/browser/page/page-locale';
import type { Result } from '@/lib/domain/problem';
import { fill } from '@/lib/domain/text/fill';
import type { Why } from '../ui/WhyLink';
import { whyOf } from '../why';

/** Sends a request that costs an SMS, with a captcha token. A token is good for one request, so the captcha is reset after each. */
export async function sendWithCaptcha<Value>(send: (token: string) => Promise<Result<Value>>): Promise<Result<Value>> {
  const token = await captchaToken();
  const result = token.ok ? await send(token.value) : token;
  resetCaptcha();
  return result;
}

/** `Resend in {seconds} s` with the digits of the page's language. */
export function resendText(message: string, seconds: number): string {
  return fill(message, { seconds: pageNumber(seconds) });
}

/** The way to the page about codes that do not come. */
export function noCode(messages: { why: string; whyNoCode: string }): Why {
  return whyOf(messages, messages.whyNoCode, 'sms-code');
}
