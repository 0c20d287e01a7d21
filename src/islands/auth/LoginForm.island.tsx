import { useEffect } from 'react';
import type { Messages } from '@/content/messages/messages';
import { nextPath } from '@/lib/browser/page/leave-page';
import { USERNAME_HASH } from '@/lib/domain/site/address';
import { type Login, LoginSchema } from '@/lib/forms/login';
import { checkBreak, isOnBreak } from '@/lib/stores/safer-play/device-break';
import { login } from '@/lib/stores/session/session';
import { Button } from '../ui/Button';
import { Callout, resultCallout } from '../ui/Callout';
import { Checkbox } from '../ui/form/Checkbox';
import { UsernameField } from '../ui/form/Field';
import { Form } from '../ui/form/Form';
import { PasswordField } from '../ui/form/PasswordField';
import { useForm } from '../ui/form/use-form';
import { useSubmit } from '../ui/use-pending';
import { whyOf } from '../why';
import { redirectAfter, useSessionRedirect } from './redirects';

interface Props {
  messages: Messages['login'] & Messages['form'];
  links: { home: string; forgotPassword: string };
}

/** Long enough to read the notice. */
const REDIRECT_DELAY_MS = 600;

/** Logs a player in (spec section 2, Login). Island: a password must never stand in an address. */
export function LoginForm({ messages, links }: Props) {
  const { submit, isPending, notice, setNotice } = useSubmit();
  const form = useForm({
    schema: LoginSchema,
    defaultValues: { username: '', password: '', remember: false },
    messages,
  });
  useSessionRedirect();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the page opens.
  useEffect(() => {
    if (location.hash === USERNAME_HASH) form.setFocus('username');
  }, []);

  async function logIn(command: Login): Promise<void> {
    // It may have begun in another tab.
    if (isOnBreak()) return checkBreak();
    const { done, failed: refused, notStored } = messages;
    const result = await login(command);
    const isStored = result.ok || result.problem.kind !== 'notStored';
    const why = result.ok ? undefined : whyOf(messages, messages.whyFailed, 'login-problem');
    setNotice({
      ...resultCallout(result, { done, refused, failed: isStored ? refused : notStored }, messages),
      why,
    });
    if (result.ok) await redirectAfter(REDIRECT_DELAY_MS, nextPath(location, links.home));
  }

  return (
    <Form {...form.formProps} onSubmit={() => submit(form.handleSubmit(logIn))}>
      <UsernameField label={messages.username} {...form.register('username')} />
      <PasswordField
        label={messages.password}
        messages={messages}
        autoComplete="current-password"
        {...form.register('password')}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox label={messages.remember} name="remember" />
        <a
          href={links.forgotPassword}
          className="text-button inline-flex items-center text-sm"
          suppressHydrationWarning
        >
          {messages.forgotPassword}
        </a>
      </div>
      <div className="flex flex-col gap-3 pt-1">
        {/* What comes of it takes the place of the answer that is awaited: nothing moves a second after the tap. */}
        <Callout
          notice={isPending && !notice ? { kind: 'info', text: messages.checking } : notice}
        />
        <Button type="submit" busy={isPending}>
          {messages.submit}
        </Button>
      </div>
    </Form>
  );
}
