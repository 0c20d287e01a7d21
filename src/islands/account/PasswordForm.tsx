import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type formTexts from '@/content/messages/en/form.json';
import type texts from '@/content/messages/en/profile.json';
import { problemText } from '@/lib/domain/problem';
import { type ChangePassword, type ChangePasswordFields, ChangePasswordSchema } from '@/lib/forms/change-password';
import { changePassword } from '@/lib/stores/profile';
import { fieldProblem } from '../auth/field-problem';
import { useOneAtATime } from '../auth/use-one-at-a-time';
import { Button } from '../ui/Button';
import { Form } from '../ui/Form';
import { NewPasswordField } from '../ui/NewPasswordField';
import { Notice, type NoticeContent } from '../ui/Notice';
import { PasswordField } from '../ui/PasswordField';
import { schemaResolver } from '../ui/schema-resolver';

interface Props {
  messages: typeof texts & typeof formTexts;
  /** Tells password managers whose password it is. */
  username: string;
}

/** The current password, and a new one twice; cleared once it is changed (spec section 8, Password). */
export function PasswordForm({ messages, username }: Props) {
  const [notice, setNotice] = useState<NoticeContent>();
  /** Counts the changes: new fields are empty and hidden ones. */
  const [changes, setChanges] = useState(0);
  const [isBusy, run] = useOneAtATime();
  const { register, handleSubmit, reset, formState } = useForm<ChangePasswordFields, unknown, ChangePassword>({
    resolver: schemaResolver(ChangePasswordSchema),
    mode: 'onTouched',
    defaultValues: { current: '', next: '', again: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(async (command) => {
    const changed = await changePassword(command);
    if (!changed.ok) {
      const fallback = changed.problem.kind === 'refused' ? messages.passwordFailed : messages.passwordFailedRetry;
      return setNotice({ kind: 'error', text: problemText(changed.problem, fallback) });
    }
    reset();
    setChanges((count) => count + 1);
    setNotice({ kind: 'success', text: changed.value ?? messages.passwordDone });
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
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <div key={changes} className="flex flex-col gap-1">
        <PasswordField
          label={messages.current}
          problem={fieldProblem(messages, errors.current)}
          messages={messages}
          autoComplete="current-password"
          required
          {...register('current')}
        />
        <NewPasswordField
          label={messages.next}
          advice={messages.newHint}
          problem={fieldProblem(messages, errors.next)}
          messages={messages}
          required
          {...register('next', { deps: errors.again ? 'again' : [] })}
        />
        <PasswordField
          label={messages.again}
          problem={fieldProblem(messages, errors.again)}
          messages={messages}
          autoComplete="new-password"
          required
          {...register('again')}
        />
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
