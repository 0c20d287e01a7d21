import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type formTexts from '@/content/messages/en/form.json';
import type texts from '@/content/messages/en/register.json';
import { register as createAccount, sendOtp } from '@/lib/actions/registration';
import { refCode } from '@/lib/browser/storage/visitor';
import { REGISTRATION_NOTICE_MS } from '@/lib/config';
import { problemText } from '@/lib/domain/problem';
import { type Register, type RegisterFields, RegisterPhone, RegisterSchema } from '@/lib/forms/register';
import { useForm } from '../ui/form/use-form';
import type { NoticeContent } from '../ui/Notice';
import { useOneAtATime } from '../ui/use-one-at-a-time';
import { leaveAfter } from './leave-after';
import { useResendWait } from './use-resend-wait';
import { withCaptcha } from './with-captcha';

const EMPTY: RegisterFields = {
  fullName: '',
  username: '',
  password: '',
  passwordConfirmation: '',
  phone: '',
  bankId: '',
  accountNumber: '',
  ref: '',
  otp: '',
};
/** All that is typed before the code comes, in the order of the form. */
const BEFORE_OTP = ['fullName', 'username', 'password', 'passwordConfirmation', 'phone', 'bankId', 'accountNumber'] as const;

/** The two steps of registration: a code is sent to the phone, which is locked from then on; with the code the account is made. */
export function useRegistration(messages: typeof texts & typeof formTexts, home: string) {
  const [notice, setNotice] = useState<NoticeContent>();
  const [isPhoneLocked, setPhoneLocked] = useState(false);
  const [isBusy, run] = useOneAtATime();
  const wait = useResendWait('register_wait');
  const form = useForm({ schema: RegisterSchema, defaultValues: EMPTY, messages });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what the player makes of it stays.
  useEffect(() => {
    const code = refCode();
    if (code && !form.getValues().ref) form.setValue('ref', code);
  }, []);

  async function requestOtp(): Promise<void> {
    const sent = await withCaptcha((token) => sendOtp(v.parse(RegisterPhone, form.getValues().phone), token));
    if (sent.ok) {
      wait.start();
      setPhoneLocked(true);
      form.setFocus('otp');
      setNotice({ kind: 'success', text: sent.value ?? messages.otpSent });
    } else {
      const isRefusal = sent.problem.kind === 'refused';
      setNotice({
        kind: 'error',
        text: problemText(sent.problem, isRefusal ? messages.otpFailed : messages.otpFailedRetry, messages.maintenance),
      });
    }
  }

  async function verifyPhone(): Promise<void> {
    const [firstInvalid] = form.trigger(BEFORE_OTP);
    if (!firstInvalid) return requestOtp();
    const isPhoneMissing = firstInvalid === 'phone' && form.getValues().phone.trim() === '';
    setNotice({ kind: 'error', text: isPhoneMissing ? messages.phoneFirst : messages.fixErrors });
  }

  async function finish(command: Register): Promise<void> {
    const made = await createAccount(command);
    if (made.ok) {
      setNotice({ kind: 'success', text: made.value ?? messages.done });
      await leaveAfter(REGISTRATION_NOTICE_MS, home);
    } else {
      const isRefusal = made.problem.kind === 'refused';
      setNotice({
        kind: 'error',
        text: problemText(made.problem, isRefusal ? messages.failed : messages.failedRetry, messages.maintenance),
      });
    }
  }

  const showFixErrors = () => setNotice({ kind: 'error', text: messages.fixErrors });

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
    submit: () => runAfresh(isPhoneLocked ? form.handleSubmit(finish, showFixErrors) : verifyPhone),
    resend: () => runAfresh(requestOtp),
    changePhone: () => {
      setPhoneLocked(false);
      setNotice(undefined);
      form.setValue('otp', '');
      form.setFocus('phone');
    },
  };
}
