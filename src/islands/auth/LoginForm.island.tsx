import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type formTexts from '@/content/messages/en/form.json';
import type loginTexts from '@/content/messages/en/login.json';
import { nextPath } from '@/lib/browser/next-path';
import { problemText } from '@/lib/domain/problem';
import { type Login, type LoginFields, LoginSchema } from '@/lib/forms/login';
import { login } from '@/lib/stores/session';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { Form } from '../ui/Form';
import { Notice, type NoticeContent } from '../ui/Notice';
import { PasswordField } from '../ui/PasswordField';
import { schemaResolver } from '../ui/schema-resolver';
import { fieldProblem } from './field-problem';
import { leaveAfter } from './leave-after';
import { UsernameField } from './UsernameField';
import { useFollowSession } from './use-follow-session';
import { useOneAtATime } from './use-one-at-a-time';

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
  const { register, handleSubmit, formState } = useForm<LoginFields, unknown, Login>({
    resolver: schemaResolver(LoginSchema),
    mode: 'onTouched',
  });
  const { errors } = formState;
  useFollowSession();

  const submit = handleSubmit(async (command) => {
    const sent = await login(command);
    if (!sent.ok) {
      setNotice({ kind: 'error', text: problemText(sent.problem, messages.failed) });
      return;
    }
    setNotice({ kind: 'success', text: sent.value ?? messages.done });
    await leaveAfter(STAY, nextPath(location, links.home));
  });

  return (
    <Form
      onSubmit={() =>
        run(() => {
          setNotice(undefined);
          return submit();
        })
      }
    >
      <UsernameField label={messages.username} problem={fieldProblem(messages, errors.username)} {...register('username')} />
      <PasswordField
        label={messages.password}
        problem={fieldProblem(messages, errors.password)}
        messages={messages}
        autoComplete="current-password"
        required
        {...register('password')}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox label={messages.remember} {...register('remember')} />
        <a href={links.forgotPassword} className="inline-flex min-h-11 items-center text-sm bold text-accent hover:underline">
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
