import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type texts from '@/content/messages/en/register.json';
import { refCode } from '@/lib/browser/visitor';
import { problemText } from '@/lib/domain/problem';
import { type Register, type RegisterFields, RegisterPhone, RegisterSchema } from '@/lib/forms/register';
import { register as createAccount, sendOtp } from '@/lib/stores/registration';
import type { NoticeContent } from '../ui/Notice';
import { schemaResolver } from '../ui/schema-resolver';
import { leaveAfter } from './leave-after';
import { useOneAtATime } from './use-one-at-a-time';
import { useResendWait } from './use-resend-wait';
import { withCaptcha } from './with-captcha';

/** Spec section 9. */
const REDIRECT_AFTER = 1_500;
/** All that is typed before the code comes, in the order of the form. */
const BEFORE_OTP = ['fullName', 'username', 'password', 'passwordConfirmation', 'phone', 'bankId', 'accountNumber'] as const;

/** The two steps of registration: a code is sent to the phone, which is locked from then on; with the code the account is made. */
export function useRegistration(messages: typeof texts, home: string) {
  const [notice, setNotice] = useState<NoticeContent>();
  const [isPhoneLocked, setPhoneLocked] = useState(false);
  const [isBusy, run] = useOneAtATime();
  const wait = useResendWait('register_wait');
  const form = useForm<RegisterFields, unknown, Register>({
    resolver: schemaResolver(RegisterSchema),
    mode: 'onTouched',
  });
  const { trigger, getValues, setValue, getFieldState, handleSubmit, resetField } = form;

  useEffect(() => {
    const code = refCode();
    if (code && !getValues('ref')) setValue('ref', code);
  }, [getValues, setValue]);

  async function requestOtp(): Promise<void> {
    const sent = await withCaptcha((token) => sendOtp(v.parse(RegisterPhone, getValues('phone')), token));
    if (sent.ok) {
      wait.start();
      setPhoneLocked(true);
      setNotice({ kind: 'success', text: sent.value ?? messages.otpSent });
    } else {
      const isRefusal = sent.problem.kind === 'refused';
      setNotice({ kind: 'error', text: problemText(sent.problem, isRefusal ? messages.otpFailed : messages.otpFailedRetry) });
    }
  }

  async function verifyPhone(): Promise<void> {
    if (await trigger(BEFORE_OTP, { shouldFocus: true })) return requestOtp();
    const firstWrong = BEFORE_OTP.find((name) => getFieldState(name).invalid);
    const isPhoneMissing = firstWrong === 'phone' && getValues('phone').trim() === '';
    setNotice({ kind: 'error', text: isPhoneMissing ? messages.phoneFirst : messages.fixErrors });
  }

  const finish = handleSubmit(
    async (command) => {
      const made = await createAccount(command);
      if (made.ok) {
        setNotice({ kind: 'success', text: made.value ?? messages.done });
        await leaveAfter(REDIRECT_AFTER, home);
      } else {
        const isRefusal = made.problem.kind === 'refused';
        setNotice({ kind: 'error', text: problemText(made.problem, isRefusal ? messages.failed : messages.failedRetry) });
      }
    },
    () => setNotice({ kind: 'error', text: messages.fixErrors }),
  );

  const runAfresh = (work: () => Promise<void>) =>
    run(() => {
      setNotice(undefined);
      return work();
    });

  return {
    form,
    notice,
    isBusy,
    isPhoneLocked,
    /** Seconds until another code may be sent. */
    wait: wait.left,
    submit: () => runAfresh(isPhoneLocked ? finish : verifyPhone),
    resend: () => runAfresh(requestOtp),
    changePhone: () => {
      setPhoneLocked(false);
      setNotice(undefined);
      resetField('otp');
      form.setFocus('phone');
    },
  };
}
