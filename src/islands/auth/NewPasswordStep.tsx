import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { PHONE_PREFIX } from '@/lib/config';
import { fill } from '@/lib/domain/fill';
import { problemText } from '@/lib/domain/problem';
import { type ResetPassword, type ResetPasswordFields, ResetPasswordSchema } from '@/lib/forms/forgot-password';
import { resetPassword } from '@/lib/stores/registration';
import { Button } from '../ui/Button';
import { Form } from '../ui/Form';
import { NewPasswordField } from '../ui/NewPasswordField';
import { Notice } from '../ui/Notice';
import { PasswordField } from '../ui/PasswordField';
import { schemaResolver } from '../ui/schema-resolver';
import { TextButton } from '../ui/TextButton';
import { fieldProblem } from './field-problem';
import { OtpField } from './OtpField';
import type { ResetStepProps } from './reset-step';
import { waitText } from './wait-text';

interface Props extends ResetStepProps {
  onBack: () => void;
  onDone: (text: string) => void;
}

/** Step 2: the code and the new password, twice. Good news stand where the player reads on, bad news by the button that brought them. */
export function NewPasswordStep({ messages, phone, notice, setNotice, isBusy, run, wait, sendCode, onBack, onDone }: Props) {
  const { register, handleSubmit, setFocus, formState } = useForm<ResetPasswordFields, unknown, ResetPassword>({
    resolver: schemaResolver(ResetPasswordSchema),
    mode: 'onTouched',
  });
  const { errors } = formState;
  const hasFailed = notice?.kind === 'error';
  useEffect(() => setFocus('otp'), [setFocus]);

  const submit = handleSubmit(async (command) => {
    setNotice(undefined);
    const done = await resetPassword({ ...command, phone });
    if (done.ok) {
      onDone(done.value ?? messages.done);
    } else {
      const isRefusal = done.problem.kind === 'refused';
      setNotice({ kind: 'error', text: problemText(done.problem, isRefusal ? messages.failed : messages.failedRetry) });
    }
  });

  return (
    <Form onSubmit={() => run(submit)}>
      <p className="pb-2 text-sm text-muted">
        {messages.stepCode}
        <br />
        <span className="tabular">{fill(messages.codeSentTo, { phone: `${PHONE_PREFIX} ${phone}` })}</span>
      </p>
      <Notice notice={hasFailed ? undefined : notice} />
      <OtpField label={messages.code} hint={messages.codeHint} problem={fieldProblem(messages, errors.otp)} {...register('otp')} />
      <TextButton
        label={wait > 0 ? waitText(messages.resendIn, wait) : messages.resendCode}
        disabled={wait > 0 || isBusy}
        onClick={() => run(() => sendCode(phone))}
      />
      <NewPasswordField
        label={messages.newPassword}
        advice={messages.passwordAdvice}
        problem={fieldProblem(messages, errors.newPassword)}
        messages={messages}
        required
        {...register('newPassword', { deps: errors.confirmPassword ? 'confirmPassword' : [] })}
      />
      <PasswordField
        label={messages.confirmPassword}
        problem={fieldProblem(messages, errors.confirmPassword)}
        messages={messages}
        autoComplete="new-password"
        required
        {...register('confirmPassword')}
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
