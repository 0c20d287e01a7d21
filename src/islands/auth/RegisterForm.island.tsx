import type formTexts from '@/content/messages/en/form.json';
import type registerTexts from '@/content/messages/en/register.json';
import { loadCaptcha } from '@/lib/browser/captcha/captcha';
import type { Bank } from '@/lib/domain/site/site-settings';
import { Button } from '../ui/Button';
import { Field } from '../ui/form/Field';
import { Form } from '../ui/form/Form';
import { Notice } from '../ui/Notice';
import { TextButton } from '../ui/TextButton';
import { AccountFields } from './AccountFields';
import { BankField } from './BankField';
import { OtpField } from './OtpField';
import { PhoneField } from './PhoneField';
import { useFollowSession } from './use-follow-session';
import { useRegistration } from './use-registration';
import { waitText } from './wait-text';

interface Props {
  messages: typeof registerTexts & typeof formTexts;
  banks: readonly Bank[];
  /** Address of the home page in the page's language. */
  home: string;
}

/**
 * Opens an account (spec sections 2 and 4, Registration). Island: a code goes to the player's phone on the way, and what is typed goes to
 * the backend, never into an address.
 */
export function RegisterForm({ messages, banks, home }: Props) {
  const { form, notice, isBusy, isPhoneLocked, wait, submit, resend, changePhone } = useRegistration(messages, home);
  useFollowSession();

  const isWaiting = wait > 0;
  const sendText = isWaiting ? waitText(messages.resendIn, wait) : messages.sendOtp;
  return (
    <Form {...form.formProps} onFocus={() => loadCaptcha()} onSubmit={() => submit()}>
      <AccountFields {...{ messages, form }} />
      <PhoneField label={messages.phone} hint={messages.phoneHint} readOnly={isPhoneLocked} {...form.register('phone')} />
      {isPhoneLocked && <TextButton label={messages.changePhone} disabled={isBusy} onClick={changePhone} />}
      <BankField banks={banks} messages={messages} {...form.register('bankId')} />
      <Field label={messages.accountNumber} inputMode="numeric" autoComplete="off" required {...form.register('accountNumber')} />
      <Field label={messages.ref} optional={messages.optional} autoComplete="off" {...form.register('ref')} />
      {isPhoneLocked && (
        <>
          <OtpField label={messages.otp} hint={messages.otpHint} {...form.register('otp')} />
          <TextButton
            label={isWaiting ? waitText(messages.resendIn, wait) : messages.resendOtp}
            disabled={isWaiting || isBusy}
            onClick={resend}
          />
        </>
      )}
      <div className="flex flex-col gap-3">
        <Notice notice={notice} />
        <Button type="submit" busy={isBusy} disabled={!isPhoneLocked && isWaiting}>
          {isPhoneLocked ? messages.submit : sendText}
        </Button>
      </div>
    </Form>
  );
}
