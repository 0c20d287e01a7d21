import { useState } from 'react';
import type formTexts from '@/content/messages/en/form.json';
import type loginTexts from '@/content/messages/en/login.json';
import { nextPath } from '@/lib/browser/page/next-path';
import { problemText } from '@/lib/domain/problem';
import { type Login, LoginSchema } from '@/lib/forms/login';
import { login } from '@/lib/stores/session';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/form/Checkbox';
import { Form } from '../ui/form/Form';
import { PasswordField } from '../ui/form/PasswordField';
import { useForm } from '../ui/form/use-form';
import { Notice, type NoticeContent } from '../ui/Notice';
import { useOneAtATime } from '../ui/use-one-at-a-time';
import { leaveAfter } from './leave-after';
import { UsernameField } from './UsernameField';
import { useFollowSession } from './use-follow-session';

interface Props {
  messages: typeof loginTexts & typeof formTexts;
  /** Addresses in the page's language. */
  links: { home: string; forgotPassword: string };
}

/** Long enough to see that it worked. */
const STAY = 600;

/** Logs a player in (spec section 2, Login). Island: what is typed goes to the backend, never into an address. */
export function LoginForm({ messages, links }: Props) {
  const [notice, setNotice] = useState<NoticeContent>();
  const [isBusy, run] = useOneAtATime();
  const form = useForm({ schema: LoginSchema, defaultValues: { username: '', password: '', remember: false }, messages });
  useFollowSession();

  async function send(command: Login): Promise<void> {
    const sent = await login(command);
    if (!sent.ok) {
      setNotice({ kind: 'error', text: problemText(sent.problem, messages.failed, messages.maintenance) });
      return;
    }
    setNotice({ kind: 'success', text: sent.value ?? messages.done });
    await leaveAfter(STAY, nextPath(location, links.home));
  }

  return (
    <Form
      {...form.formProps}
      onSubmit={() =>
        run(() => {
          setNotice(undefined);
          return form.handleSubmit(send)();
        })
      }
    >
      <UsernameField label={messages.username} {...form.register('username')} />
      <PasswordField
        label={messages.password}
        messages={messages}
        autoComplete="current-password"
        required
        {...form.register('password')}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox label={messages.remember} name="remember" />
        <a href={links.forgotPassword} className="inline-flex min-h-11 items-center text-sm font-bold text-accent hover:underline">
          {messages.forgotPassword}
        </a>
      </div>
      <div className="flex flex-col gap-3 pt-1">
        <Notice notice={notice} />
        <Button type="submit" busy={isBusy}>
          {messages.submit}
        </Button>
      </div>
    </Form>
  );
}
