import { fill } from '@/lib/domain/text/fill';
import { shownPhoneNumber } from '@/lib/domain/text/phone-number';
import { type ResetPassword, ResetPasswordSchema } from '@/lib/forms/forgot-password';
import { resetPassword } from '@/lib/stores/session/registration';
import { Button, TextButton } from '../ui/Button';
import { Callout, resultCallout } from '../ui/Callout';
import { Form } from '../ui/form/Form';
import { NewPasswordField } from '../ui/form/NewPasswordField';
import { PasswordField } from '../ui/form/PasswordField';
import { useForm } from '../ui/form/use-form';
import { OtpField } from './PhoneFields';
import type { ResetStepProps } from './use-reset';

/** Step 2: the code and the new password, twice. An error stands by the button, any other notice at the top. */
export function NewPasswordStep({ messages, reset }: ResetStepProps) {
  const { phone, submit, isPending, notice, setNotice, countdown, sendCode, startAgain } = reset;
  const form = useForm({
    schema: ResetPasswordSchema,
    defaultValues: { otp: '', newPassword: '', confirmPassword: '' },
    messages,
    autoFocus: 'otp',
  });
  const isError = notice?.kind === 'error';

  async function changePassword(command: ResetPassword): Promise<void> {
    const { done, failed: refused, failedRetry: failed } = messages;
    const result = await resetPassword({ ...command, ...phone });
    const changed = resultCallout(result, { done, refused, failed }, messages);
    if (result.ok) startAgain(changed);
    else setNotice(changed);
  }

  async function resendCode(): Promise<void> {
    const isSent = await sendCode(phone);
    // Somebody who has gone on to a field is left alone.
    if (isSent && !document.activeElement?.matches('input')) form.setFocus('otp');
  }

  return (
    <Form {...form.formProps} onSubmit={() => submit(form.handleSubmit(changePassword))}>
      <p className="pb-2 text-sm text-muted">
        <span>{messages.stepCode}</span>
        <span className="block tabular-nums">
          {fill(messages.codeSentTo, { phone: shownPhoneNumber(phone) })}
        </span>
      </p>
      <Callout notice={isError ? undefined : notice} />
      <OtpField label={messages.code} hint={messages.codeHint} {...form.register('otp')} />
      <TextButton
        label={countdown ?? messages.resendCode}
        disabled={Boolean(countdown)}
        onClick={() => submit(resendCode)}
      />
      <NewPasswordField
        label={messages.newPassword}
        messages={messages}
        {...form.register('newPassword')}
      />
      <PasswordField
        label={messages.confirmPassword}
        messages={messages}
        autoComplete="new-password"
        {...form.register('confirmPassword')}
      />
      <div className="flex flex-col gap-3 pt-1">
        <Callout notice={isError ? notice : undefined} />
        <Button type="submit" busy={isPending}>
          {messages.submit}
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={() => startAgain()}>
          {messages.back}
        </Button>
      </div>
    </Form>
  );
}
