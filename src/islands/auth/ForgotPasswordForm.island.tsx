import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { Messages } from '@/content/messages/messages';
import { readDraft, removeDraft, saveDraft, VISITOR } from '@/lib/browser/storage/form-draft';
import { RESET_WAIT_KEY } from '@/lib/browser/storage/storage-keys';
import { phonePrefixes } from '@/lib/config';
import { USERNAME_HASH } from '@/lib/domain/site/address';
import type { PhoneNumber } from '@/lib/domain/text/phone-number';
import { PhoneSchema } from '@/lib/forms/phone';
import { sendResetCode } from '@/lib/stores/session/registration';
import type { CalloutContent } from '../ui/Callout';
import { useSubmit } from '../ui/use-pending';
import { NewPasswordStep } from './NewPasswordStep';
import { ResetPhoneStep } from './ResetPhoneStep';
import { useSessionRedirect } from './redirects';
import { useSmsCode } from './use-sms-code';

const FORM = 'reset';

/** An empty field after the first prefix. */
const noPhone = (): PhoneNumber => ({ phonePrefix: phonePrefixes()[0] ?? '', phone: '' });

/** Sets a new password in two steps (spec sections 2 and 4, Forgot password). Island: a password must never stand in an address. */
export function ForgotPasswordForm({
  messages,
  login,
}: {
  messages: Messages['forgot-password'] & Messages['form'];
  login: string;
}) {
  const [phone, setPhone] = useState<PhoneNumber>(noPhone);
  const [step, setStep] = useState<'phone' | 'password'>('phone');
  const { submit: run, isPending, notice, setNotice } = useSubmit();
  const { countdown, send } = useSmsCode(RESET_WAIT_KEY, messages);
  useSessionRedirect();

  useEffect(() => {
    const { success, output } = v.safeParse(PhoneSchema, readDraft(FORM, VISITOR));
    if (!success) return;
    setPhone(output);
    setStep('password');
  }, []);

  async function sendCode(to: PhoneNumber): Promise<boolean> {
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
  }

  /** Goes back to the phone; after a reset, of which `done` tells, to an empty one. */
  function startAgain(done?: CalloutContent): void {
    removeDraft(FORM);
    if (done) setPhone(noPhone());
    setStep('phone');
    setNotice(done);
  }

  const stepProps = { messages, phone, notice, setNotice, isPending, run, countdown, sendCode };
  return step === 'phone' ? (
    <ResetPhoneStep
      {...stepProps}
      login={notice?.kind === 'success' ? login + USERNAME_HASH : undefined}
    />
  ) : (
    <NewPasswordStep {...stepProps} startAgain={startAgain} />
  );
}
