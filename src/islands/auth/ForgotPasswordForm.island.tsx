import { useState } from 'react';
import type resetTexts from '@/content/messages/en/forgot-password.json';
import type formTexts from '@/content/messages/en/form.json';
import { sendResetCode } from '@/lib/actions/registration';
import { problemText } from '@/lib/domain/problem';
import type { NoticeContent } from '../ui/Notice';
import { useOneAtATime } from '../ui/use-one-at-a-time';
import { NewPasswordStep } from './NewPasswordStep';
import { ResetPhoneStep } from './ResetPhoneStep';
import { useFollowSession } from './use-follow-session';
import { useResendWait } from './use-resend-wait';
import { withCaptcha } from './with-captcha';

interface Props {
  messages: typeof resetTexts & typeof formTexts;
}

/**
 * Sets a new password in two steps (spec sections 2 and 4, Forgot password). Island: what is typed goes to the backend, never into an
 * address.
 */
export function ForgotPasswordForm({ messages }: Props) {
  const [phone, setPhone] = useState('');
  const [step, setStep] = useState<'phone' | 'password'>('phone');
  const [notice, setNotice] = useState<NoticeContent>();
  const [isBusy, run] = useOneAtATime();
  const wait = useResendWait('reset_wait');
  useFollowSession();

  async function sendCode(to: string): Promise<void> {
    setNotice(undefined);
    const sent = await withCaptcha((token) => sendResetCode(to, token));
    if (!sent.ok) {
      setNotice({ kind: 'error', text: problemText(sent.problem, messages.codeFailed, messages.maintenance) });
      return;
    }
    wait.start();
    setPhone(to);
    setStep('password');
    setNotice({ kind: 'success', text: sent.value ?? messages.codeSent });
  }

  const back = (andSay?: NoticeContent) => {
    setStep('phone');
    setNotice(andSay);
  };

  const shared = { messages, phone, notice, setNotice, isBusy, run, wait: wait.left, sendCode };
  if (step === 'phone') return <ResetPhoneStep {...shared} />;
  return (
    <NewPasswordStep
      {...shared}
      onBack={() => back()}
      onDone={(text) => {
        setPhone('');
        back({ kind: 'success', text });
      }}
    />
  );
}
