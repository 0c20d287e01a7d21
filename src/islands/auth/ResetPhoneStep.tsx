import { useForm } from 'react-hook-form';
import { loadCaptcha } from '@/lib/browser/captcha';
import { type ResetPhone, type ResetPhoneFields, ResetPhoneSchema } from '@/lib/forms/forgot-password';
import { Button } from '../ui/Button';
import { Form } from '../ui/Form';
import { Notice } from '../ui/Notice';
import { schemaResolver } from '../ui/schema-resolver';
import { fieldProblem } from './field-problem';
import { PhoneField } from './PhoneField';
import type { ResetStepProps } from './reset-step';
import { waitText } from './wait-text';

/** Step 1: the phone that gets the code. */
export function ResetPhoneStep({ messages, phone, notice, isBusy, run, wait, sendCode }: ResetStepProps) {
  const { register, handleSubmit, formState } = useForm<ResetPhoneFields, unknown, ResetPhone>({
    resolver: schemaResolver(ResetPhoneSchema),
    mode: 'onTouched',
    ...(phone && { defaultValues: { phone } }),
  });
  const submit = handleSubmit((command) => sendCode(command.phone));
  return (
    <Form onFocus={() => loadCaptcha()} onSubmit={() => run(submit)}>
      <p className="pb-2 text-sm text-muted">{messages.stepPhone}</p>
      <PhoneField
        label={messages.phone}
        hint={messages.phoneHint}
        problem={fieldProblem(messages, formState.errors.phone)}
        {...register('phone')}
      />
      <div className="flex flex-col gap-3 pt-1">
        <Notice notice={notice} />
        <Button type="submit" busy={isBusy} disabled={wait > 0}>
          {wait > 0 ? waitText(messages.resendIn, wait) : messages.sendCode}
        </Button>
      </div>
    </Form>
  );
}
