import { useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import {
  type ChangePassword,
  ChangePasswordSchema,
  type DateOfBirthFields,
  DateOfBirthSchema,
} from '@/lib/forms/profile';
import { changePassword, saveDateOfBirth } from '@/lib/stores/account/profile';
import { AccountGate } from '../account/AccountGate';
import { loadMessages } from '../load-messages';
import { Button } from '../ui/Button';
import { Callout, resultCallout } from '../ui/Callout';
import { Field } from '../ui/form/Field';
import { Form } from '../ui/form/Form';
import { NewPasswordField } from '../ui/form/NewPasswordField';
import { PasswordField } from '../ui/form/PasswordField';
import { useForm } from '../ui/form/use-form';
import { Skeleton } from '../ui/Skeleton';
import { useSubmit } from '../ui/use-pending';
import { AccountHub } from './AccountHub';

async function loadTexts() {
  const [forms, hub] = await Promise.all([
    loadMessages('profile', 'form'),
    loadMessages('account-hub'),
  ]);
  return { ...forms, hub };
}

/** The player's account: its hub, then the details and a new password (spec section 2, Profile). Island: the details are private. */
export function Profile({
  messages: gateMessages,
  support,
}: {
  messages: Messages['gate'];
  support: string | undefined;
}) {
  return (
    <AccountGate
      messages={gateMessages}
      loadTexts={loadTexts}
      fallback={<Skeleton label={gateMessages.loading} shape="cards" count={4} />}
    >
      {(player, messages) => (
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-6">
          <div className="lg:col-span-2">
            <AccountHub player={player} hub={messages.hub} support={support} />
          </div>
          <section className="card flex flex-col gap-3">
            <h2 className="text-lg">{messages.personal}</h2>
            <Field label={messages.username} value={player.username} readOnly translate="no" />
            <Field
              label={messages.fullName}
              value={player.fullName}
              hint={messages.readOnly}
              readOnly
              translate="no"
            />
            <DateOfBirthForm key={player.id} messages={messages} dob={player.dob ?? ''} />
          </section>
          <section className="card flex flex-col gap-3">
            <h2 className="text-lg">{messages.passwordTitle}</h2>
            <PasswordForm key={player.id} messages={messages} username={player.username} />
          </section>
        </div>
      )}
    </AccountGate>
  );
}

type FormTexts = Messages['profile'] & Messages['form'] & Messages['gate'];

/** The date of birth (YYYY-MM-DD, or empty), the one detail that players change themselves. The typed value stays when saving fails. */
function DateOfBirthForm({ messages, dob }: { messages: FormTexts; dob: string }) {
  const { submit, isPending, notice, setNotice } = useSubmit();
  const form = useForm({ schema: DateOfBirthSchema, defaultValues: { dob }, messages });
  async function save(values: DateOfBirthFields): Promise<void> {
    const { dobDone: done, dobFailed: refused, dobFailedRetry: failed } = messages;
    setNotice(
      resultCallout(await saveDateOfBirth(values.dob), { done, refused, failed }, messages),
    );
  }
  return (
    <Form {...form.formProps} onSubmit={() => submit(form.handleSubmit(save))}>
      <Field
        label={messages.dob}
        type="date"
        autoComplete="bday"
        required
        {...form.register('dob')}
      />
      <div className="flex flex-col gap-3">
        <Callout notice={notice} />
        <Button type="submit" busy={isPending}>
          {messages.save}
        </Button>
      </div>
    </Form>
  );
}

/** The current password, and a new one twice; cleared once it is changed (spec section 8, Password). */
function PasswordForm({ messages, username }: { messages: FormTexts; username: string }) {
  const { submit, isPending, notice, setNotice } = useSubmit();
  /** The key of the fields: each change of the password makes new ones, empty and hidden. */
  const [changeCount, setChangeCount] = useState(0);
  const form = useForm({
    schema: ChangePasswordSchema,
    defaultValues: { current: '', next: '', again: '' },
    messages,
  });
  async function save(command: ChangePassword): Promise<void> {
    const { passwordDone: done, passwordFailed: refused, passwordFailedRetry: failed } = messages;
    const result = await changePassword(command);
    if (result.ok) {
      const { current: element } = form.formProps.ref;
      // The field in which Enter was pressed goes.
      if (element?.contains(document.activeElement))
        element.querySelector<HTMLElement>('[type=submit]')?.focus();
      for (const name of ['current', 'next', 'again'] as const) form.setValue(name, '');
      setChangeCount((count) => count + 1);
    }
    setNotice(resultCallout(result, { done, refused, failed }, messages));
  }
  return (
    <Form {...form.formProps} onSubmit={() => submit(form.handleSubmit(save))}>
      {/* So that password managers know whose password it is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <div key={changeCount} className="flex flex-col gap-3">
        <PasswordField
          label={messages.current}
          messages={messages}
          autoComplete="current-password"
          {...form.register('current')}
        />
        <NewPasswordField label={messages.next} messages={messages} {...form.register('next')} />
        <PasswordField
          label={messages.again}
          messages={messages}
          autoComplete="new-password"
          {...form.register('again')}
        />
      </div>
      <div className="flex flex-col gap-3">
        <Callout notice={notice} />
        <Button type="submit" busy={isPending}>
          {messages.changePassword}
        </Button>
      </div>
    </Form>
  );
}
