import { useCallback, useEffect, useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { captchaToken, resetCaptcha } from '@/lib/browser/captcha/captcha';
import { pageNumber } from '@/lib/browser/page/page-language';
import { readItem, writeItem } from '@/lib/browser/storage/local-storage';
import type { REGISTER_WAIT_KEY, RESET_WAIT_KEY } from '@/lib/browser/storage/storage-keys';
import type { Result } from '@/lib/domain/problem';
import { fill } from '@/lib/domain/text/fill';
import { type CalloutContent, resultCallout } from '../ui/Callout';
import { whyOf } from '../why';

type WaitKey = typeof REGISTER_WAIT_KEY | typeof RESET_WAIT_KEY;

type CodeMessages = Pick<
  Messages['registration'] & Messages['form'],
  'resendIn' | 'whyNoCode' | 'why' | 'maintenance' | 'more'
>;

/** The time between two messages to a phone, so that an open form cannot send SMS after SMS. The backend has a limit of its own. */
const RESEND_WAIT_MS = 60_000;
const TICK_MS = 500;

/** Seconds until the stored wait ends; none for a longer one than there is, since the device's clock was set back. */
function secondsUntilEnd(key: WaitKey): number {
  const leftMs = (Number(readItem(key)) || 0) - Date.now();
  return leftMs > RESEND_WAIT_MS ? 0 : Math.max(0, Math.ceil(leftMs / 1_000));
}

/** Sends codes to a phone, and counts down until the next one. The wait's end is stored, so that neither a reload nor another tab shortens it. */
export function useSmsCode(key: WaitKey, messages: CodeMessages) {
  const [secondsLeft, setSecondsLeft] = useState(0);
  const show = useCallback(() => setSecondsLeft(secondsUntilEnd(key)), [key]);
  const isWaiting = secondsLeft > 0;
  useEffect(() => {
    show();
    const timer = isWaiting ? setInterval(show, TICK_MS) : undefined;
    return () => clearInterval(timer);
  }, [isWaiting, show]);
  return {
    /** `Resend in 60 s`, until another code may be sent. */
    countdown: isWaiting
      ? fill(messages.resendIn, { seconds: pageNumber(secondsLeft) })
      : undefined,
    /** Sends a code with a captcha token: a `success` once it was sent, undefined where another tab has sent one meanwhile, whose wait is shown then. */
    async send(
      request: (token: string) => Promise<Result<string | undefined>>,
      texts: Parameters<typeof resultCallout>[1],
    ): Promise<CalloutContent | undefined> {
      show();
      if (secondsUntilEnd(key) > 0) return undefined;
      const token = await captchaToken();
      const result = token.ok ? await request(token.value) : token;
      // A token is good for one request.
      resetCaptcha();
      if (result.ok) {
        writeItem(key, String(Date.now() + RESEND_WAIT_MS));
        show();
      }
      const why = result.ok ? undefined : whyOf(messages, messages.whyNoCode, 'sms-code');
      return { ...resultCallout(result, texts, messages), why };
    },
  };
}
