import { useEffect, useId, useRef } from 'react';
import type { Messages } from '@/content/messages/messages';
import { loadCaptcha } from '@/lib/browser/captcha/captcha';
import type { PhoneNumber } from '@/lib/domain/text/phone-number';
import { PhoneSchema } from '@/lib/forms/phone';
import { Button } from '../ui/Button';
import { Callout, type CalloutContent } from '../ui/Callout';
import { Form } from '../ui/form/Form';
import { useForm } from '../ui/form/use-form';
import { PhoneField } from './PhoneFields';

interface Props extends ResetStepProps {
  /** Address of the login, once a password was reset. */
  login: string | undefined;
}

/** Step 1: the phone that the code is sent to. After a reset it says so on top. */
export function ResetPhoneStep({
  messages,
  phone,
  notice,
  isPending,
  run,
  countdown,
  sendCode,
  login,
}: Props) {
  // Whoever comes back here has pressed a button that is gone.
  const autoFocus = phone.phone && { autoFocus: 'phone' as const };
  const form = useForm({ schema: PhoneSchema, defaultValues: phone, messages, ...autoFocus });
  return (
    <Form
      {...form.formProps}
      onFocus={() => loadCaptcha()}
      onSubmit={() => run(form.handleSubmit(async (to) => void (await sendCode(to))))}
    >
      {login && <ResetDone notice={notice} label={messages.login} login={login} />}
      <p className="pb-2 text-sm text-muted" suppressHydrationWarning>
        {messages.stepPhone}
      </p>
      <PhoneField messages={messages} register={form.register} />
      <div className="flex flex-col gap-3 pt-1">
        <Callout notice={login ? undefined : notice} />
        <Button
          type="submit"
          variant={login ? 'secondary' : 'primary'}
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

export interface ResetStepProps {
  messages: Messages['forgot-password'] & Messages['form'];
  /** The phone that the code was sent to; empty before, and after a reset. */
  phone: PhoneNumber;
  notice: CalloutContent | undefined;
  setNotice: (notice: CalloutContent | undefined) => void;
  isPending: boolean;
  /** Removes the notice and runs a task, unless another one is pending. */
  run: (task: () => Promise<void>) => Promise<void>;
  /** Until another code may be sent. */
  countdown: string | undefined;
  /** Resolves with whether it was sent. */
  sendCode: (phone: PhoneNumber) => Promise<boolean>;
}
