import { loadCaptcha } from '@/lib/browser/captcha/captcha';
import { ResetPhoneSchema } from '@/lib/forms/forgot-password';
import { Button } from '../ui/Button';
import { Form } from '../ui/form/Form';
import { useForm } from '../ui/form/use-form';
import { Notice } from '../ui/Notice';
import { PhoneField } from './PhoneField';
import type { ResetStepProps } from './reset-step';
import { waitText } from './wait-text';

/** Step 1: the phone that gets the code. */
export function ResetPhoneStep({ messages, phone, notice, isBusy, run, wait, sendCode }: ResetStepProps) {
  const form = useForm({ schema: ResetPhoneSchema, defaultValues: { phone }, messages });
  return (
    <Form {...form.formProps} onFocus={() => loadCaptcha()} onSubmit={() => run(form.handleSubmit((command) => sendCode(command.phone)))}>
      <p className="pb-2 text-sm text-muted">{messages.stepPhone}</p>
      <PhoneField label={messages.phone} hint={messages.phoneHint} {...form.register('phone')} />
      <div className="flex flex-col gap-3 pt-1">
        <Notice notice={notice} />
        <Button type="submit" busy={isBusy} disabled={wait > 0}>
          {wait > 0 ? waitText(messages.resendIn, wait) : messages.sendCode}
        </Button>
      </div>
    </Form>
  );
}
