import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { Messages } from '@/content/messages/messages';
import { readDraft, removeDraft, saveDraft, VISITOR } from '@/lib/browser/storage/form-draft';
import { RESET_WAIT_KEY } from '@/lib/browser/storage/storage-keys';
import { phonePrefixes } from '@/lib/config';
import type { PhoneNumber } from '@/lib/domain/text/phone-number';
import { PhoneSchema } from '@/lib/forms/phone';
import { sendResetCode } from '@/lib/stores/session/registration';
import type { CalloutContent } from '../ui/Callout';
import { useSubmit } from '../ui/use-pending';
import { useSmsCode } from './use-sms-code';

const FORM = 'reset';

/** An empty field after the first prefix. */
const noPhone = (): PhoneNumber => ({ phonePrefix: phonePrefixes()[0] ?? '', phone: '' });

/** A password reset in two steps: the phone that the code goes to, then the code and the new password. */
export function useReset(messages: Messages['forgot-password'] & Messages['form']) {
  const [phone, setPhone] = useState<PhoneNumber>(noPhone);
  const [step, setStep] = useState<'phone' | 'password'>('phone');
  const { submit, isPending, notice, setNotice } = useSubmit();
  const { countdown, send } = useSmsCode(RESET_WAIT_KEY, messages);

  useEffect(() => {
    const { success, output } = v.safeParse(PhoneSchema, readDraft(FORM, VISITOR));
    if (!success) return;
    setPhone(output);
    setStep('password');
  }, []);

  return {
    step,
    /** The phone that the code was sent to; empty before, and after a reset. */
    phone,
    submit,
    isPending,
    notice,
    setNotice,
    /** Until another code may be sent. */
    countdown,
    /** Resolves with whether it was sent. */
    async sendCode(to: PhoneNumber): Promise<boolean> {
      const sent = await send((token) => sendResetCode(to, token), {
        done: messages.codeSent,
        refused: messages.codeFailed,
      });
      const isSent = sent?.kind === 'success';
      if (isSent) {
        // Phones close the page while the SMS is read.
        saveDraft(FORM, VISITOR, { ...to });
        setPhone(to);
        setStep('password');
      }
      setNotice(sent);
      return isSent;
    },
    /** Goes back to the phone; after a reset, of which `done` tells, to an empty one. */
    startAgain(done?: CalloutContent): void {
      removeDraft(FORM);
      if (done) setPhone(noPhone());
      setStep('phone');
      setNotice(done);
    },
  };
}

export interface ResetStepProps {
  messages: Messages['forgot-password'] & Messages['form'];
  reset: ReturnType<typeof useReset>;
}
