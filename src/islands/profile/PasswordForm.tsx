import { useState } from 'react';
import type formTexts from '@/content/messages/en/form.json';
import type texts from '@/content/messages/en/profile.json';
import { changePassword } from '@/lib/actions/profile';
import { problemText } from '@/lib/domain/problem';
import { type ChangePassword, ChangePasswordSchema } from '@/lib/forms/change-password';
import { Button } from '../ui/Button';
import { Form } from '../ui/form/Form';
import { NewPasswordField } from '../ui/form/NewPasswordField';
import { PasswordField } from '../ui/form/PasswordField';
import { useForm } from '../ui/form/use-form';
import { Notice, type NoticeContent } from '../ui/Notice';
import { useOneAtATime } from '../ui/use-one-at-a-time';

interface Props {
  messages: typeof texts & typeof formTexts;
  /** Tells password managers whose password it is. */
  username: string;
}

const EMPTY = { current: '', next: '', again: '' };

/** The current password, and a new one twice; cleared once it is changed (spec section 8, Password). */
export function PasswordForm({ messages, username }: Props) {
  const [notice, setNotice] = useState<NoticeContent>();
  /** Counts the changes: new fields are empty and hidden ones. */
  const [changes, setChanges] = useState(0);
  const [isBusy, run] = useOneAtATime();
  const form = useForm({ schema: ChangePasswordSchema, defaultValues: EMPTY, messages });
  async function send(command: ChangePassword): Promise<void> {
    const changed = await changePassword(command);
    if (!changed.ok) {
      const fallback = changed.problem.kind === 'refused' ? messages.passwordFailed : messages.passwordFailedRetry;
      return setNotice({ kind: 'error', text: problemText(changed.problem, fallback, messages.maintenance) });
    }
    form.reset(EMPTY);
    setChanges((count) => count + 1);
    setNotice({ kind: 'success', text: changed.value ?? messages.passwordDone });
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
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <div key={changes} className="flex flex-col gap-1">
        <PasswordField
          label={messages.current}
          messages={messages}
          autoComplete="current-password"
          required
          {...form.register('current')}
        />
        <NewPasswordField label={messages.next} advice={messages.newHint} messages={messages} required {...form.register('next')} />
        <PasswordField label={messages.again} messages={messages} autoComplete="new-password" required {...form.register('again')} />
      </div>
      <div className="flex flex-col gap-3">
        <Notice notice={notice} />
        <Button type="submit" busy={isBusy}>
          {messages.changePassword}
        </Button>
      </div>
    </Form>
  );
}
