import { loadCaptcha } from '@/lib/browser/captcha/captcha';
import { ResetPhoneSchema } from '@/lib/forms/forgot-password';
import { Button } from '../ui/Button';
import { Form } from '../ui/form/Form';
import { useForm } from '../ui/form/use-form';
import { Notice } from '../ui/Notice';
import { PhoneField } from './PhoneField';
import { ResetDone } from './ResetDone';
import { resendText } from './resend-text';
import type { ResetStepProps } from './reset-step-props';

interface Props extends ResetStepProps {
  /** Address of the login, once a password was reset. */
  login: string | undefined;
}

/** Step 1: the phone that the code is sent to. After a reset it says so on top. */
export function ResetPhoneStep({ messages, phone, notice, isPending, run, secondsLeft, sendCode, login }: Props) {
  const form = useForm({ schema: ResetPhoneSchema, defaultValues: phone, messages });
  return (
    <Form {...form.formProps} onFocus={() => loadCaptcha()} onSubmit={() => run(form.handleSubmit(sendCode))}>
      {login && <ResetDone notice={notice} label={messages.login} login={login} />}
      <p className="pb-2 text-sm text-muted">{messages.stepPhone}</p>
      <PhoneField
        label={messages.phone}
        hint={messages.phoneHint}
        prefixLabel={messages.phonePrefix}
        prefixField={form.register('phonePrefix')}
        {...form.register('phone')}
      />
      <div className="flex flex-col gap-3 pt-1">
        <Notice notice={login ? undefined : notice} />
        <Button type="submit" variant={login ? 'secondary' : 'primary'} busy={isPending} disabled={secondsLeft > 0}>
          {secondsLeft > 0 ? resendText(messages.resendIn, secondsLeft) : messages.sendCode}
        </Button>
      </div>
    </Form>
  );
}
