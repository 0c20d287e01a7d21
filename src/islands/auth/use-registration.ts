import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { Messages } from '@/content/messages/messages';
import { nextPath } from '@/lib/browser/page/leave-page';
import {
  type Draft,
  readDraft,
  removeDraft,
  saveDraft,
  VISITOR,
} from '@/lib/browser/storage/form-draft';
import { REGISTER_WAIT_KEY } from '@/lib/browser/storage/storage-keys';
import { REGISTRATION_NOTICE_MS } from '@/lib/config';
import type { PhoneNumber } from '@/lib/domain/text/phone-number';
import { PhoneSchema } from '@/lib/forms/phone';
import {
  newRegistration,
  REGISTRATION_FIELDS,
  type Registration,
  type RegistrationFields,
  RegistrationSchema,
} from '@/lib/forms/registration';
import { validate } from '@/lib/forms/validate';
import { checkBreak, isOnBreak } from '@/lib/stores/safer-play/device-break';
import { register, sendOtp } from '@/lib/stores/session/registration';
import { askForWelcome, refCode } from '@/lib/stores/session/visitor';
import { resultCallout } from '../ui/Callout';
import { useForm } from '../ui/form/use-form';
import { useSubmit } from '../ui/use-pending';
import { useSteps } from '../use-steps';
import { redirectAfter } from './redirects';
import { useSmsCode } from './use-sms-code';

const DRAFT = 'register';
/** What a registration that waits for its code keeps over a reload, since phones close the page while the SMS is read; never passwords and codes. */
const KEPT = [...REGISTRATION_FIELDS.access, ...REGISTRATION_FIELDS.payout].filter(
  (name) => !name.startsWith('password'),
);

/** A registration in steps: a code goes to the phone, which is locked then; with it the account is created. Then opens the page that asked for it, or `home`. */
export function useRegistration(
  messages: Messages['registration'] & Messages['form'],
  home: string,
) {
  const [sentTo, setSentTo] = useState<PhoneNumber>();
  const { submit, isPending, notice, setNotice } = useSubmit();
  const { countdown, send } = useSmsCode(REGISTER_WAIT_KEY, messages);
  const [isRestored, setRestored] = useState(false);
  /** Whether changes are kept over a reload; a ref, because a change may come before the next render. */
  const isKept = useRef(false);
  const form = useForm({
    schema: RegistrationSchema,
    defaultValues: newRegistration(),
    messages,
    onChange: saveWaiting,
  });
  const steps = useSteps<keyof typeof REGISTRATION_FIELDS, keyof RegistrationFields>({
    form,
    fieldsByStep: REGISTRATION_FIELDS,
    steps: sentTo ? ['access', 'payout', 'code'] : ['access', 'payout'],
    invalidFields: () => Object.keys(validate(RegistrationSchema, form.getValues()).errors),
  });

  function saveWaiting(values: RegistrationFields): void {
    if (isKept.current)
      saveDraft(DRAFT, VISITOR, Object.fromEntries(KEPT.map((name) => [name, values[name]])));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, because the visitor may change what was restored.
  useEffect(() => {
    const draft = readDraft(DRAFT, VISITOR);
    // With a phone that a code can go to.
    const { success, output } = v.safeParse(PhoneSchema, draft);
    if (success) return restore(draft, output);
    const code = refCode();
    if (code && !form.getValues().ref) form.setValue('ref', code);
  }, []);

  function restore(draft: Draft, phone: PhoneNumber): void {
    const typed = form.getValues();
    // The form may have been filled in before it was alive; the code went to the stored number all the same.
    for (const name of KEPT)
      if (!typed[name] || name.startsWith('phone')) form.setValue(name, draft[name] ?? '');
    isKept.current = true;
    setSentTo(phone);
    setRestored(true);
    if (document.activeElement === document.body) form.setFocus('password');
  }

  async function requestOtp(): Promise<void> {
    const { otpSent: done, otpFailed: refused, otpFailedRetry: failed } = messages;
    const phone = v.parse(PhoneSchema, form.getValues());
    const sent = await send((token) => sendOtp(phone, token), { done, refused, failed });
    if (!sent) return;
    if (sent.kind === 'success') {
      // As it was sent.
      form.setValue('phonePrefix', phone.phonePrefix);
      form.setValue('phone', phone.phone);
      if (!sentTo) steps.showNew();
      setSentTo(phone);
      isKept.current = true;
      saveWaiting(form.getValues());
      form.setFocus('otp');
    }
    setNotice(sent);
  }

  function forget(): void {
    isKept.current = false;
    removeDraft(DRAFT);
  }

  async function submitForCode(): Promise<void> {
    const invalid = form.trigger([...REGISTRATION_FIELDS.access, ...REGISTRATION_FIELDS.payout]);
    if (invalid.length === 0) return requestOtp();
    showMistakes(invalid);
  }

  function showMistakes(invalid: readonly (keyof RegistrationFields)[]): void {
    steps.showFields(invalid);
    const isPhoneMissing =
      invalid.length === 1 && invalid[0] === 'phone' && form.getValues().phone.trim() === '';
    setNotice({ kind: 'error', text: isPhoneMissing ? messages.phoneFirst : messages.fixErrors });
  }

  function showNext(): void {
    setNotice(undefined);
    const invalid = steps.next();
    if (invalid.length > 0) showMistakes(invalid);
  }

  async function submitRegistration(command: Registration): Promise<void> {
    const { done, failed: refused, failedRetry: failed } = messages;
    const result = await register(command);
    setNotice(resultCallout(result, { done, refused, failed }, messages));
    if (!result.ok) return;
    forget();
    askForWelcome();
    await redirectAfter(REGISTRATION_NOTICE_MS, nextPath(location, home));
  }

  const isAboutMistakes =
    notice?.text === messages.fixErrors || notice?.text === messages.phoneFirst;

  return {
    form,
    steps,
    // What it asks for is done.
    notice: isAboutMistakes && Object.keys(form.errors).length === 0 ? undefined : notice,
    isPending,
    /** What was typed before a reload is here again, without the passwords. */
    isRestored,
    /** The number that the code went to; it cannot be edited then. */
    sentTo,
    countdown,
    handleSubmit(): Promise<void> | void {
      // It may have begun in another tab.
      if (isOnBreak()) return checkBreak();
      if (steps.hasNext()) return showNext();
      return submit(sentTo ? form.handleSubmit(submitRegistration, showMistakes) : submitForCode);
    },
    resendOtp: () => submit(requestOtp),
    changePhone(): void {
      forget();
      setRestored(false);
      setSentTo(undefined);
      setNotice(undefined);
      form.setValue('otp', '');
      form.setFocus('phone');
      void steps.leave();
    },
  };
}
