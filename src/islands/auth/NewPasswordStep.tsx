import { resetPassword } from '@/lib/actions/registration';
import { PHONE_PREFIX } from '@/lib/config';
import { problemText } from '@/lib/domain/problem';
import { fill } from '@/lib/domain/text/fill';
import { type ResetPassword, ResetPasswordSchema } from '@/lib/forms/forgot-password';
import { Button } from '../ui/Button';
import { Form } from '../ui/form/Form';
import { NewPasswordField } from '../ui/form/NewPasswordField';
import { PasswordField } from '../ui/form/PasswordField';
import { useForm } from '../ui/form/use-form';
import { Notice } from '../ui/Notice';
import { TextButton } from '../ui/TextButton';
import { OtpField } from './OtpField';
import type { ResetStepProps } from './reset-step';
import { waitText } from './wait-text';

interface Props extends ResetStepProps {
  onBack: () => void;
  onDone: (text: string) => void;
}

/** Step 2: the code and the new password, twice. Good news stand where the player reads on, bad news by the button that brought them. */
export function NewPasswordStep({ messages, phone, notice, setNotice, isBusy, run, wait, sendCode, onBack, onDone }: Props) {
  const form = useForm({
    schema: ResetPasswordSchema,
    defaultValues: { otp: '', newPassword: '', confirmPassword: '' },
    messages,
    autoFocus: 'otp',
  });
  const hasFailed = notice?.kind === 'error';

  async function send(command: ResetPassword): Promise<void> {
    setNotice(undefined);
    const done = await resetPassword({ ...command, phone });
    if (done.ok) {
      onDone(done.value ?? messages.done);
    } else {
      const isRefusal = done.problem.kind === 'refused';
      setNotice({
        kind: 'error',
        text: problemText(done.problem, isRefusal ? messages.failed : messages.failedRetry, messages.maintenance),
      });
    }
  }

  return (
    <Form {...form.formProps} onSubmit={() => run(form.handleSubmit(send))}>
      <p className="pb-2 text-sm text-muted">
        {messages.stepCode}
        <br />
        <span className="tabular-nums">{fill(messages.codeSentTo, { phone: `${PHONE_PREFIX} ${phone}` })}</span>
      </p>
      <Notice notice={hasFailed ? undefined : notice} />
      <OtpField label={messages.code} hint={messages.codeHint} {...form.register('otp')} />
      <TextButton
        label={wait > 0 ? waitText(messages.resendIn, wait) : messages.resendCode}
        disabled={wait > 0 || isBusy}
        onClick={() => run(() => sendCode(phone))}
      />
      <NewPasswordField
        label={messages.newPassword}
        advice={messages.passwordAdvice}
        messages={messages}
        required
        {...form.register('newPassword')}
      />
      <PasswordField
        label={messages.confirmPassword}
        messages={messages}
        autoComplete="new-password"
        required
        {...form.register('confirmPassword')}
      />
      <div className="flex flex-col gap-3 pt-1">
        <Notice notice={hasFailed ? notice : undefined} />
        <Button type="submit" busy={isBusy}>
          {messages.submit}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={onBack}>
          {messages.back}
        </Button>
      </div>
    </Form>
  );
}
