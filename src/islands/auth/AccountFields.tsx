import type { Messages } from '@/content/messages/messages';
import type { RegisterSchema } from '@/lib/forms/register';
import { Field, UsernameField } from '../ui/form/Field';
import { NewPasswordField } from '../ui/form/NewPasswordField';
import { PasswordField } from '../ui/form/PasswordField';
import type { UseFormReturn } from '../ui/form/use-form';
import { Notice } from '../ui/Notice';

interface Props {
  messages: Messages['register'] & Messages['form'];
  form: UseFormReturn<typeof RegisterSchema>;
  /** The other fields are filled in again after a reload; only the password has to be typed. */
  isRestored: boolean;
}

/** The first fields of a registration: name, username, password twice. */
export function AccountFields({ messages, form, isRestored }: Props) {
  return (
    <>
      <Field
        label={messages.fullName}
        hint={messages.fullNameHint}
        autoComplete="name"
        autoCapitalize="words"
        required
        {...form.register('fullName')}
      />
      <UsernameField label={messages.username} hint={messages.usernameHint} {...form.register('username')} />
      {isRestored && <Notice notice={{ kind: 'info', text: messages.restored }} />}
      <NewPasswordField label={messages.password} messages={messages} required {...form.register('password')} />
      <PasswordField
        label={messages.passwordConfirmation}
        messages={messages}
        autoComplete="new-password"
        required
        {...form.register('passwordConfirmation')}
      />
    </>
  );
}
