import { useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { changePassword } from '@/lib/actions/profile';
import { type ChangePassword, ChangePasswordSchema } from '@/lib/forms/change-password';
import { Button } from '../ui/Button';
import { Form } from '../ui/form/Form';
import { NewPasswordField } from '../ui/form/NewPasswordField';
import { PasswordField } from '../ui/form/PasswordField';
import { useForm } from '../ui/form/use-form';
import { Notice } from '../ui/Notice';
import { resultNotice } from '../ui/result-notice';
import { useSubmit } from '../ui/use-pending';

interface Props {
  messages: Messages['profile'] & Messages['form'];
  /** In a hidden field, so that password managers know whose password it is. */
  username: string;
}

const EMPTY = { current: '', next: '', again: '' };

/** The current password, and a new one twice; cleared once it is changed (spec section 8, Password). */
export function PasswordForm({ messages, username }: Props) {
  const { submit, isPending, notice, setNotice } = useSubmit();
  /** The key of the fields: each change of the password makes new ones, empty and hidden. */
  const [changeCount, setChangeCount] = useState(0);
  const form = useForm({ schema: ChangePasswordSchema, defaultValues: EMPTY, messages });
  async function save(command: ChangePassword): Promise<void> {
    const { passwordDone: done, passwordFailed: refused, passwordFailedRetry: failed } = messages;
    const result = await changePassword(command);
    if (result.ok) {
      form.reset(EMPTY);
      setChangeCount((count) => count + 1);
    }
    setNotice(resultNotice(result, { done, refused, failed }, messages));
  }
  return (
    <Form {...form.formProps} onSubmit={() => submit(form.handleSubmit(save))}>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <div key={changeCount} className="flex flex-col gap-3">
        <PasswordField
          label={messages.current}
          messages={messages}
          autoComplete="current-password"
          required
          {...form.register('current')}
        />
        <NewPasswordField label={messages.next} messages={messages} required {...form.register('next')} />
        <PasswordField label={messages.again} messages={messages} autoComplete="new-password" required {...form.register('again')} />
      </div>
      <div className="flex flex-col gap-3">
        <Notice notice={notice} />
        <Button type="submit" busy={isPending}>
          {messages.changePassword}
        </Button>
      </div>
    </Form>
  );
}
