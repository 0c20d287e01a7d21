import { useEffect, useId, useRef } from 'react';
import { loadCaptcha } from '@/lib/browser/captcha/captcha';
import { PhoneSchema } from '@/lib/forms/phone';
import { Button } from '../ui/Button';
import { Callout, type CalloutContent } from '../ui/Callout';
import { Form } from '../ui/form/Form';
import { useForm } from '../ui/form/use-form';
import { PhoneField } from './PhoneFields';
import type { ResetStepProps } from './use-reset';

interface Props extends ResetStepProps {
  /** Address of the login, to which a reset leads on. */
  login: string;
}

/** Step 1: the phone that the code is sent to. After a reset it says so on top. */
export function ResetPhoneStep({ messages, reset, login }: Props) {
  const { phone, submit, isPending, notice, countdown, sendCode } = reset;
  const isDone = notice?.kind === 'success';
  // Whoever comes back here has pressed a button that is gone.
  const autoFocus = phone.phone && { autoFocus: 'phone' as const };
  const form = useForm({ schema: PhoneSchema, defaultValues: phone, messages, ...autoFocus });
  return (
    <Form
      {...form.formProps}
      onFocus={() => loadCaptcha()}
      onSubmit={() => submit(form.handleSubmit(async (to) => void (await sendCode(to))))}
    >
      {isDone && <ResetDone notice={notice} label={messages.login} login={login} />}
      <p className="pb-2 text-sm text-muted" suppressHydrationWarning>
        {messages.stepPhone}
      </p>
      <PhoneField messages={messages} register={form.register} />
      <div className="flex flex-col gap-3 pt-1">
        <Callout notice={isDone ? undefined : notice} />
        <Button
          type="submit"
          variant={isDone ? 'secondary' : 'primary'}
          busy={isPending}
          disabled={Boolean(countdown)}
        >
          {countdown ?? messages.sendCode}
        </Button>
      </div>
    </Form>
  );
}

/** What happened, and the login as the next thing to do. It comes into view and takes the focus, because the button that was pressed is gone. */
function ResetDone({
  notice,
  label,
  login,
}: {
  notice: CalloutContent | undefined;
  label: string;
  login: string;
}) {
  const noticeId = useId();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    link.current?.focus();
    link.current?.parentElement?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section className="mb-6 flex flex-col gap-3 border-b border-line pb-6">
      <div id={noticeId}>
        <Callout notice={notice} />
      </div>
      <a
        ref={link}
        href={login}
        aria-describedby={noticeId}
        className="button button-primary min-h-12"
      >
        {label}
      </a>
    </section>
  );
}
